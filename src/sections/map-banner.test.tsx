import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic, site } from "../hooks/use-clinic.fixtures";
import { directionsTo } from "../shared/clinic/contact";
import { MapBanner } from "./map-banner";
import { mapBanner } from "./sections.fixtures";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic, site });
  render(<MapBanner block={mapBanner} />);
});

test.each([
  ["(907) 555-0142", "tel:+19075550142", null],
  ["or Send Us a Message", "/contact", null],
  [/1174 N Leatherleaf Loop Unit D.*Wasilla, AK 99654/, directionsTo(clinic.address), "_blank"],
])("the banner has the link %s", (name, href, target) => {
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", href);
  expect(link.getAttribute("target")).toBe(target);
});

test("the banner shows its heading and text", () => {
  expect(screen.getByRole("region", { name: mapBanner.heading })).toHaveTextContent(mapBanner.text);
});
