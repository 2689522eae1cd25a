import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/moving-parts";
import { serviceCarousel } from "./sections.fixtures";
import { ServiceCarousel } from "./service-carousel";

const labels = serviceCarousel.tiles.map(({ text }) => text);

// jsdom has no animations. e2e/widgets/carousel.spec.ts tests them in a browser.
Element.prototype.getAnimations ??= () => [];

test("each tile is exposed once to assistive technology, in order, and reachable by Tab", async () => {
  render(<ServiceCarousel block={serviceCarousel} />);
  const links = within(screen.getByRole("list", { name: serviceCarousel.heading })).getAllByRole("link");
  expect(screen.getAllByRole("link")).toEqual(links);
  expect(links.map((link) => link.textContent)).toEqual(labels);
  for (const link of links) {
    await userEvent.tab();
    expect(link).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole("button")).toHaveFocus();
});

test("every copy links to the target of its tile", () => {
  const { container } = render(<ServiceCarousel block={serviceCarousel} />);
  const targets = [...container.querySelectorAll("ul")].map((row) =>
    [...row.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  );
  expect(targets).toHaveLength(3);
  expect(targets[1]).toEqual(targets[0]);
  expect(targets[2]).toEqual(targets[0]);
});
