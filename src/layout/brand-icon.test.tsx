import { render } from "@testing-library/react";
import { clinic } from "../content/clinic";
import { BrandIcon } from "./brand-icon";

const networks = clinic.shape.social.element.shape.name.options;

test.each(networks)("%s has a mark of its own", (network) => {
  const drawn = (brand: typeof network) =>
    render(<BrandIcon brand={brand} />)
      .container.querySelector("path")
      ?.getAttribute("d");
  expect(drawn(network)).toMatch(/^M/);
  const others = networks.filter((other) => other !== network).map(drawn);
  expect(others).not.toContain(drawn(network));
});

test("a network that the content does not allow does not compile", () => {
  // @ts-expect-error: the marks are typed by the content's list of networks, so a missing mark is an error too
  render(<BrandIcon brand="Friendster" />);
});
