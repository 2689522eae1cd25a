import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";

/*
 * Finds elements with plain `evaluate` calls. Playwright's locators and `waitForFunction` leave event listeners in the page,
 * some of them not passive, which make clicks measurably slower. See docs/performance.md.
 */

export interface ClickTarget {
  readonly selector: string;
  /** Part of its accessible name or text. */
  readonly says: string;
}

const timeoutMs = 30_000;
const pollMs = 50;
/** Time for what loads on scrolling, which may start React, and for deferred work after that. */
const settleMs = 1_000;

/** Waits until a page is idle: only endless animations are still running. */
export async function untilSettled(page: Page): Promise<void> {
  await sleep(settleMs);
  await page.waitForLoadState("networkidle");
  await until("an animation was still running", () =>
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
 * Scrolls an element to the middle of the screen.
 * @returns its center, in CSS px
 * @throws when no such element is visible within 30 s
 */
export async function bringToMiddle(page: Page, target: ClickTarget): Promise<{ x: number; y: number }> {
  const failure = `there was no ${target.selector} that says "${target.says}"`;
  await until(failure, () => page.evaluate(find, target));
  await untilSettled(page);
  return until(failure, () => page.evaluate(find, target));
}

function find({ selector, says }: ClickTarget): { x: number; y: number } | false {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && `${one.ariaLabel} ${one.textContent}`.includes(says),
  );
  // The carousel mounts once it is near the screen, which changes the height of the content above it.
  const shown = element ?? document.querySelector("main ul[tabindex='0']");
  shown?.scrollIntoView({ behavior: "instant", block: "center" });
  if (!element) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function until<Answer>(failure: string, ask: () => Promise<Answer | false>): Promise<Answer> {
  for (let waited = 0; waited < timeoutMs; waited += pollMs) {
    const answer = await ask();
    if (answer !== false) return answer;
    await sleep(pollMs);
  }
  throw new Error(`After ${timeoutMs / 1_000} s ${failure}.`);
}
