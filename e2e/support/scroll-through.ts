import type { Page } from "@playwright/test";
import { callSource } from "./call-source";

/** Scrolls to the end of the page by half screens, and waits for the visible images to load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(callSource(scrollInPage));
}

/** Runs in the page. */
async function scrollInPage(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isLoading = (image: HTMLImageElement) => {
    const { x, y, right, bottom } = image.getBoundingClientRect();
    // A scrollable row may end before the screen does, and loads no images beyond its end.
    const end = Math.min(innerWidth, image.closest("ul")?.getBoundingClientRect().right ?? innerWidth);
    return right > 0 && bottom > 0 && x < end && y < innerHeight && !image.complete;
  };
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
    await nextFrame();
    // Queried again in every frame, because a slider may replace the images that are in view.
    while ([...document.images].some(isLoading)) await nextFrame();
  }
}
