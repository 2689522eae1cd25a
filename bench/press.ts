import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How something is pressed; in milliseconds. */
export interface PressStyle {
  /** A mouse lies still on it for so long before. */
  readonly rest: number;
  /** It is let go after so long. */
  readonly hold: number;
}

/** A person's mouse has come to lie on what it presses, and a finger or a button of a mouse is down for 50 ms and more. */
export const human: PressStyle = { rest: 500, hold: 80 };
/** A program has no hand: it comes, presses and lets go within a millisecond, and one paint must answer all three. */
export const instant: PressStyle = { rest: 0, hold: 0 };

/** Taps with a finger, or clicks with a mouse. */
export async function press(
  page: Page,
  client: CDPSession,
  { x, y }: Point,
  { hold, isTouch }: { hold: number; isTouch: boolean },
): Promise<void> {
  if (!isTouch) return page.mouse.click(x, y, { delay: hold });
  const begun = client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  // The page tells of the beginning once it has dealt with it, for which a program does not wait.
  if (hold > 0) await begun.then(() => sleep(hold));
  await Promise.all([begun, client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
}

/** Moves a mouse onto something, and leaves it there for as long as the manner says. */
export async function waitForIdle(page: Page, { x, y }: Point, { rest }: PressStyle): Promise<void> {
  if (rest === 0) return;
  await page.mouse.move(x, y);
  await sleep(rest);
}
