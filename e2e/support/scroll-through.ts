import type { Page } from "@playwright/test";

/** Scrolls to the end in half screens, and lets each one's pictures arrive. */
export async function scrollThrough(page: Page): Promise<void> {
  const screen = page.viewportSize()?.height ?? 0;
  for (let top = 0; top < (await heightOf(page)); top += screen / 2) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    // Asked anew each time: a slider may put other pictures in the place of those that were in view.
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => {
          const { x, y, right, bottom } = image.getBoundingClientRect();
          // A row to scroll ends before the screen does, and loads no picture beyond its end.
          const end = Math.min(innerWidth, image.closest("ul")?.getBoundingClientRect().right ?? innerWidth);
          return right > 0 && bottom > 0 && x < end && y < innerHeight;
        })
        .every((image) => image.complete),
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
