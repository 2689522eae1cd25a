import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until ten frames in a row have shown the page at one position. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let [frames, before] = [0, scrollY]; frames < 10; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (scrollY !== before) [frames, before] = [0, scrollY];
    }
  });
}

/** Within a few pixels, which the browser adds when something above settles. */
export async function expectAbout(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await position(page)) - top)).toBeLessThan(10);
}

export const position = (page: Page) => page.evaluate(() => scrollY);

export async function scrollTo(page: Page, top: number): Promise<void> {
  const jump = () =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return scrollY;
    }, top);
  // More than once: a smooth scroll may be under way.
  await expect.poll(jump).toBe(top);
  await waitForScrollEnd(page);
  await expect.poll(jump).toBe(top);
}
