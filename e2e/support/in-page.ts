import type { Page } from "@playwright/test";

/**
 * The source of a call of a function with JSON values, to run in a page. tsx puts calls of its `__name` helper into functions,
 * and the page does not have it.
 */
export function callSource<Values extends readonly unknown[]>(
  act: (...values: Values) => unknown,
  ...values: Values
): string {
  return `((__name) => (${act})(...${JSON.stringify(values)}))((named) => named)`;
}

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

/**
 * Whether React has hydrated the page. Runs in the page, on any Gatsby site. It reads React's internal root state, because
 * React marks elements before it has finished, and Gatsby's own marker is missing in tests that set the clock.
 */
export function isHydrated(): boolean {
  const root: object | null = document.getElementById("___gatsby");
  const entry = Object.entries(root ?? {}).find(([key]) => key.startsWith("__reactContainer"));
  return entry?.[1].stateNode.current.memoizedState.isDehydrated === false;
}
