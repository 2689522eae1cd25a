import type { Page } from "@playwright/test";

/** Scrolls to the end in half screens, and lets each one's pictures arrive. */
export async function scrollThrough(page: Page): Promise<void> {
  const screen = page.viewportSize()?.height ?? 0;
  for (let top = 0; top < (await heightOf(page)); top += screen / 2) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const inView = [...document.images].filter((image) => {
        const { x, y, right, bottom } = image.getBoundingClientRect();
        return right > 0 && bottom > 0 && x < innerWidth && y < innerHeight;
      });
      await Promise.all(inView.map((image) => image.decode()));
      await new Promise(requestAnimationFrame);
    });
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
