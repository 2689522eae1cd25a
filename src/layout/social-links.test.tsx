import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { SpanishPage } from "../components/spanish-page.fixtures";
import { clinic } from "../content/clinic";
import { siteFacts } from "./layout.fixtures";
import { BrandIcon, SocialLinks } from "./social-links";

const networks = clinic.shape.social.element.shape.name.options;

test.each(networks)("%s has its own logo", (network) => {
  const drawn = (brand: typeof network) =>
    render(<BrandIcon brand={brand} />)
      .container.querySelector("path")
      ?.getAttribute("d");
  expect(drawn(network)).toMatch(/^M/);
  const others = networks.filter((other) => other !== network).map(drawn);
  expect(others).not.toContain(drawn(network));
});

test("a network that the content does not allow does not compile", () => {
  // @ts-expect-error: the logos are typed by the content's list of networks, so a missing logo fails too
  render(<BrandIcon brand="Friendster" />);
});

test("on a Spanish page, networks say that they are in English, and the mail address and the phone do not", () => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
  render(<SocialLinks />, { wrapper: SpanishPage });
  expect(screen.getByRole("link", { name: "Facebook (opens in a new tab) (en inglés)" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Email hello@clinic.example" })).toBeVisible();
});
