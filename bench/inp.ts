import type { Page } from "@playwright/test";

const timeoutMs = 5_000;
/** In milliseconds. Of an event that is answered within so many, browsers tell only that there was one. */
const least = 16;

/**
 * Presses, and measures how long the page takes to paint what follows from it.
 * @returns "interaction to next paint" in milliseconds, which browsers round to 8: the longest of the press's events
 * @throws when the press comes to nothing: the browser counts no click within 5 s
 */
export async function measureInp(page: Page, press: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(watchPress, { timeoutMs, least });
  await press();
  const nextPaint = await watch.evaluate(({ answer }) => answer);
  if (nextPaint === undefined) {
    throw new Error(
      `The browser counted no click within ${timeoutMs / 1_000} s of the press. Either something covers what was ` +
        "pressed, or the page hangs.",
    );
  }
  return nextPaint;
}

/**
 * Runs in the page, so there is no function with a name in it: what compiles this program would call another for it, which
 * the page lacks.
 */
function watchPress({ timeoutMs, least }: { timeoutMs: number; least: number }) {
  const clicksBefore = performance.eventCounts.get("click");
  const durations = [least];
  const told = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      const ofPress = entries.filter(({ interactionId }) => interactionId !== 0);
      durations.push(...ofPress.map(({ duration }) => duration));
      if (entries.some(({ name }) => name === "click")) resolve(Math.max(...durations));
    }).observe({ type: "event", durationThreshold: least });
  });
  const untold = new Promise<number | undefined>((resolve) => {
    setTimeout(() => {
      const isClicked = performance.eventCounts.get("click") !== clicksBefore;
      resolve(isClicked ? Math.max(...durations) : undefined);
    }, timeoutMs);
  });
  return { answer: Promise.race([told, untold]) };
}
