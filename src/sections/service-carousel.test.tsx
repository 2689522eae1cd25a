import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/moving-parts";
import { serviceCarousel } from "./sections.fixtures";
import { ServiceCarousel } from "./service-carousel";

const labels = serviceCarousel.tiles.map(({ text }) => text);

// jsdom has no animations. e2e/widgets/carousel.spec.ts tests them in a browser.
Element.prototype.getAnimations ??= () => [];

function preferLessMotion(isPreferred: boolean) {
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: isPreferred }) as MediaQueryList,
    );
}

test("each tile is exposed once to assistive technology, in order, and reachable by Tab", async () => {
  preferLessMotion(false);
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
  preferLessMotion(false);
  const { container } = render(<ServiceCarousel block={serviceCarousel} />);
  const targets = [...container.querySelectorAll("ul")].map((row) =>
    [...row.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  );
  expect(targets).toHaveLength(3);
  expect(targets[1]).toEqual(targets[0]);
  expect(targets[2]).toEqual(targets[0]);
});

test("one button pauses and resumes the row", async () => {
  preferLessMotion(false);
  render(<ServiceCarousel block={serviceCarousel} />);
  await userEvent.click(screen.getByRole("button", { name: "Pause the moving services" }));
  await userEvent.click(screen.getByRole("button", { name: "Play the moving services" }));
  expect(screen.getByRole("button", { name: "Pause the moving services" })).toBeVisible();
});

test("with reduced motion there are no copies and no pause button", () => {
  preferLessMotion(true);
  const { container } = render(<ServiceCarousel block={serviceCarousel} />);
  const shown = [...container.querySelectorAll("a")].filter((link) => !link.closest("[hidden]"));
  expect(shown).toHaveLength(labels.length);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
