import type { Locator, Page } from "@playwright/test";
import { asShown, pages } from "../support/content";
import { bringIntoView } from "../support/gestures";
import { hydrated } from "../support/test";

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
export const press = (page: Page, name: string) => slider(page).getByRole("button", { name }).click();
/** What assistive technology finds: exactly one picture. */
export const shown = (where: Locator) => where.getByRole("img");

export async function open(page: Page): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await bringIntoView(page.getByRole("heading", { name: label }));
  await bringIntoView(slider(page));
  await page.mouse.move(0, 0);
}
