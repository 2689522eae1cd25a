import { render, screen } from "@testing-library/react";
import { PageHero } from "./page-hero";
import { pageHero, teamBanner } from "./sections.fixtures";
import { TeamBanner } from "./team-banner";

const openings = [
  {
    name: "page hero",
    section: <PageHero block={pageHero} />,
    heading: "Our Services",
    places: ["#physical-therapy", "#speech-therapy", "/contact"],
  },
  {
    name: "team banner",
    section: <TeamBanner block={teamBanner} />,
    heading: "Our Team",
    places: ["#anika", "#ben"],
  },
];

test.each(openings)("a $name has the page's h1, and links to sections", ({ section, heading, places }) => {
  render(section);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole("region", { name: heading })).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(places);
});

test.each(openings)("the picture of a $name is loaded with high priority", ({ section }) => {
  render(section);
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test.each([
  [5, "(min-width: 60em) 50vw, 100vw"],
  [6, "(min-width: 60em) max(50vw, 52rem), 100vw"],
  [7, "(min-width: 90rem) 90rem, 100vw"],
])("with %i anchor links, the picture takes the remaining width", (count, sizes) => {
  const links = Array.from({ length: count }, (_, index) => ({
    id: `place-${index}`,
    name: `Place ${index}`,
  }));
  render(<PageHero block={{ ...pageHero, links }} />);
  expect(screen.getByRole("img")).toHaveAttribute("sizes", sizes);
});
