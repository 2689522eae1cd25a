import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/** In milliseconds. */
interface Response {
  /** "Interaction to next paint", which browsers round to 8: the longest of the press's events. */
  readonly nextPaint: number;
  /** The main thread's processor time meanwhile: what the page itself costs, however busy the machine is. */
  readonly ownWork: number;
}

const patience = 10_000;

/**
 * Presses, and measures how long the page takes to paint what follows from it.
 * @throws when the press comes to nothing: the browser reports no click within 10 s
 */
export async function nextPaintAfter(
  page: Page,
  client: CDPSession,
  press: () => Promise<void>,
): Promise<Response> {
  const watch = await page.evaluateHandle(() => {
    const entries: PerformanceEventTiming[] = [];
    const longest = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        entries.push(...(list.getEntries() as PerformanceEventTiming[]));
        const click = entries.find(({ name }) => name === "click");
        const ofPress = entries.filter(({ interactionId }) => interactionId === click?.interactionId);
        if (click) resolve(Math.max(...ofPress.map(({ duration }) => duration)));
      }).observe({ type: "event", durationThreshold: 16 });
    });
    return { longest };
  });
  const before = await processorTime(client);
  await press();
  const nextPaint = await Promise.race([
    watch.evaluate(({ longest }) => longest),
    sleep(patience, undefined, { ref: false }),
  ]);
  if (nextPaint === undefined) {
    throw new Error(
      `The browser reported no click within ${patience / 1_000} s of the press. Either something covers what was ` +
        "pressed, or the page hangs, or it painted within 16 ms, of which browsers do not tell.",
    );
  }
  return { nextPaint, ownWork: (await processorTime(client)) - before };
}

async function processorTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}
