import type { Locator, Page } from "@playwright/test";
import { asShown, blocksOf } from "../support/content";
import { bringIntoView } from "../support/gestures";
import { hydrate } from "../support/test";

/** All sliders of the site. */
export const sliders = blocksOf("slider").map(({ path, block: { heading, slides } }) => ({
  path,
  label: asShown(heading),
  slides,
}));
const [first] = sliders;
if (!first) throw new Error("No page has a slider.");
export const { path: sliderPath, label: sliderLabel, slides } = first;
/** The slider that is furthest down its page: the others are near the screen from the start. */
export const lowestSlider = sliders.find((each) => each.path === "/services/physical-therapy") ?? first;

export const slider = (page: Page, name = sliderLabel) => page.getByRole("group", { name, exact: true });
/** The row of pictures that is shown until the slider's script has loaded. */
export const staticRow = (page: Page, name = sliderLabel) => page.getByRole("list", { name, exact: true });
export const clickSliderButton = (page: Page, name: string) =>
  slider(page).getByRole("button", { name }).click();
/** The one picture that is exposed to assistive technology. */
export const visibleSlide = (where: Locator) => where.getByRole("img");

/** Opens the page, scrolls to the slider and moves the mouse away from it. */
export async function openSlider(page: Page): Promise<void> {
  await page.goto(sliderPath);
  await hydrate(page);
  await bringIntoView(page.getByRole("heading", { name: sliderLabel }));
  await bringIntoView(slider(page));
  await page.mouse.move(0, 0);
}
