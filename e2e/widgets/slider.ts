import type { Locator, Page } from "@playwright/test";
import { asShown, pages } from "../support/content";
import { bringIntoView } from "../support/gestures";
import { waitForHydration } from "../support/test";

export const sliders = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) =>
    block.kind === "slider" ? [{ path, label: asShown(block.heading), slides: block.slides }] : [],
  ),
);
const [first] = sliders;
if (!first) throw new Error("No page has a slider.");
export const { path, label, slides } = first;
// The one that stands furthest down its page: the others are near the screen from the start.
export const lowest = sliders.find((each) => each.path === "/services/physical-therapy") ?? first;

export const slider = (page: Page, name = label) => page.getByRole("group", { name, exact: true });
export const still = (page: Page, name = label) => page.getByRole("list", { name, exact: true });
export const pressSliderButton = (page: Page, name: string) =>
  slider(page).getByRole("button", { name }).click();
/** What assistive technology finds: exactly one picture. */
export const shownSlide = (where: Locator) => where.getByRole("img");

export async function openSlider(page: Page): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await bringIntoView(page.getByRole("heading", { name: label }));
  await bringIntoView(slider(page));
  await page.mouse.move(0, 0);
}
