import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { isHydrated } from "../e2e/support/is-hydrated";

/*
 * Locators and `waitForFunction` leave listeners in the page for every event of a press, some of them not passive: with
 * them a press on a biography took 127 ms for 110 (means of 14 in turns, processor slowed four times). Here the page is
 * asked without.
 */

export interface Pressed {
  readonly selector: string;
  /** Words of its name. */
  readonly says: string;
}

/** In milliseconds. */
const timeoutMs = 30_000;
const pause = 50;
/** What a page still does by itself once it is alive, and what comes in as it is scrolled. */
const rest = 1_000;

/** Waits until a page is alive and at rest: only what moves for good is still moving. */
export async function untilSettled(page: Page): Promise<void> {
  await until("the page was not taken over", () => page.evaluate(isHydrated));
  await sleep(rest);
  await page.waitForLoadState("networkidle");
  await until("something did not come to rest", () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity,
        ),
    ),
  );
}

/**
 * Brings something to the middle of the screen.
 * @returns where to press it, in CSS pixels
 * @throws when there is no such thing to be seen within 30 s
 */
export async function bringToMiddle(page: Page, pressed: Pressed): Promise<{ x: number; y: number }> {
  const failure = `there was no ${pressed.selector} that says "${pressed.says}"`;
  await until(failure, () => page.evaluate(find, pressed));
  await untilSettled(page);
  return until(failure, () => page.evaluate(find, pressed));
}

function find({ selector, says }: Pressed): { x: number; y: number } | false {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && `${one.ariaLabel} ${one.textContent}`.includes(says),
  );
  // The slider mounts once it is near the screen, and changes what stands above it.
  const shown = element ?? document.querySelector("main ul[tabindex='0']");
  shown?.scrollIntoView({ behavior: "instant", block: "center" });
  if (!element) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function until<Answer>(failure: string, ask: () => Promise<Answer | false>): Promise<Answer> {
  for (let waited = 0; waited < timeoutMs; waited += pause) {
    const answer = await ask();
    if (answer !== false) return answer;
    await sleep(pause);
  }
  throw new Error(`After ${timeoutMs / 1_000} s ${failure}.`);
}
