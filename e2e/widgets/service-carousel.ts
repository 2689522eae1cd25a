import type { Locator, Page } from "@playwright/test";
import { firstBlock } from "../support/content";
import { expect } from "../support/test";

export const {
  block: { heading, tiles },
} = firstBlock("service-carousel");

export const row = (page: Page) => page.getByRole("list", { name: heading });
export const pause = (page: Page) => page.getByRole("button", { name: "Pause the moving services" });
export const play = (page: Page) => page.getByRole("button", { name: "Play the moving services" });
/** The animated element, which contains the row and its copies. */
export const track = (page: Page) => row(page).locator("..");

export const playState = (moving: Locator) =>
  moving.evaluate((element) => element.getAnimations()[0]?.playState);
export const left = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().left);

/** Opens the home page and waits until the row moves. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto("/");
  await pause(page).scrollIntoViewIfNeeded();
  // The row stops under the mouse.
  await page.mouse.move(8, 8);
  await expect.poll(() => playState(track(page))).toBe("running");
}
