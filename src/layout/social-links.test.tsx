import { render } from "@testing-library/react";
import { clinic } from "../content/clinic";
import { BrandIcon } from "./social-links";

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
