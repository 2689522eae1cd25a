import type { Page } from "@playwright/test";

/** Scrolls to the end of the page by half screens, and waits for the visible images to load. */
export async function scrollThrough(page: Page): Promise<void> {
  const screen = page.viewportSize()?.height ?? 0;
  for (let top = 0; top < (await heightOf(page)); top += screen / 2) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    // Queried on every poll, because a slider may replace the images that are in view.
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => {
          const { x, y, right, bottom } = image.getBoundingClientRect();
          // A scrollable row may end before the screen does, and loads no images beyond its end.
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
