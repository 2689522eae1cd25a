import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The timing of a click or tap, in ms. */
export interface ClickStyle {
  /** How long a mouse pointer hovers before the click. */
  readonly hover: number;
  /** How long the button or finger stays down. */
  readonly hold: number;
}

/** Human input: the mouse hovers first, and the button or finger is down for more than 50 ms. */
export const human: ClickStyle = { hover: 500, hold: 80 };
/** Synthetic input: move, down and up within one millisecond, so that all three share one paint. */
export const instant: ClickStyle = { hover: 0, hold: 0 };

/** Taps on a touch screen, or clicks with a mouse. */
export async function click(
  page: Page,
  client: CDPSession,
  { x, y }: Point,
  { hold, isTouch }: { hold: number; isTouch: boolean },
): Promise<void> {
  if (!isTouch) return page.mouse.click(x, y, { delay: hold });
  const begun = client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  // The command resolves once the page has handled the event. Synthetic input does not wait for that.
  if (hold > 0) await begun.then(() => sleep(hold));
  await Promise.all([begun, client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
}

/** Moves the mouse to a point and leaves it there for the style's hover time. */
export async function hoverBefore(page: Page, { x, y }: Point, { hover }: ClickStyle): Promise<void> {
  if (hover === 0) return;
  await page.mouse.move(x, y);
  await sleep(hover);
}
