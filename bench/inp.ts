import type { Page } from "@playwright/test";

const timeoutMs = 5_000;
/** In ms. Browsers report no duration for an event that takes less than this (Event Timing's minimum threshold). */
const minDuration = 16;

/**
 * Clicks something and measures the Interaction to Next Paint (INP).
 * @returns the longest of the click's events in ms, which browsers round to 8 ms
 * @throws when the browser counts no click within 5 s
 */
export async function measureInp(page: Page, click: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(watchClick, { timeoutMs, minDuration });
  await click();
  const nextPaint = await watch.evaluate(({ duration }) => duration);
  if (nextPaint === undefined) {
    throw new Error(
      `The browser counted no click within ${timeoutMs / 1_000} s. Either something covers the target, or the page ` +
        "hangs.",
    );
  }
  return nextPaint;
}

/**
 * Runs in the page. It must not contain a named function: esbuild would wrap it in its `__name` helper, which the page does
 * not have.
 */
function watchClick({ timeoutMs, minDuration }: { timeoutMs: number; minDuration: number }) {
  const clicksBefore = performance.eventCounts.get("click");
  const durations = [minDuration];
  const reported = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      const ofClick = entries.filter(({ interactionId }) => interactionId !== 0);
      durations.push(...ofClick.map(({ duration }) => duration));
      if (entries.some(({ name }) => name === "click")) resolve(Math.max(...durations));
    }).observe({ type: "event", durationThreshold: minDuration });
  });
  const unreported = new Promise<number | undefined>((resolve) => {
    setTimeout(() => {
      const isClicked = performance.eventCounts.get("click") !== clicksBefore;
      resolve(isClicked ? Math.max(...durations) : undefined);
    }, timeoutMs);
  });
  return { duration: Promise.race([reported, unreported]) };
}
