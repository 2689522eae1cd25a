import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until the scroll position has not changed for ten frames. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let [frames, before] = [0, scrollY]; frames < 10; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (scrollY !== before) [frames, before] = [0, scrollY];
    }
  });
}

/** Expects a scroll position within 10 px, because content above may still change its height by a few px. */
export async function expectAbout(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await position(page)) - top)).toBeLessThan(10);
}

/** The scroll position, in CSS px. */
export const position = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls to a position and waits until it stays there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const jump = () =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return scrollY;
    }, top);
  // Repeated, because a smooth scroll may be in progress.
  await expect.poll(jump).toBe(top);
  await waitForScrollEnd(page);
  await expect.poll(jump).toBe(top);
}
