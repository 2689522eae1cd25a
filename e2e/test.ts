import { test as base, expect, type Page } from "@playwright/test";

interface Options {
  /** What the browser itself says on the console in this test, and rightly. */
  expectedOnConsole: RegExp;
  silence: undefined;
}

const nothing = /^$/;
const ofPlaywright = "warning: Service Worker registration blocked by Playwright";

/** Playwright's test, failing on anything a page says on the console and on every uncaught error. */
export const test = base.extend<Options>({
  expectedOnConsole: [nothing, { option: true }],
  silence: [
    async ({ page, expectedOnConsole }, use) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => said.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(said.filter((line) => line !== ofPlaywright && !expectedOnConsole.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until a page is alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * In the page: whether React has taken over its HTML, so that what a script adds is there. React marks elements while it
 * is still at work on them, the root only when it is done; Gatsby's own mark is not to be had where a test sets the clock.
 * What only the browser knows comes a moment later, and calm mode's button, which all pages have, is a switch from then on.
 */
export function isHydrated(): boolean {
  const root: object | null = document.getElementById("___gatsby");
  const entry = Object.entries(root ?? {}).find(([key]) => key.startsWith("__reactContainer"));
  const isTakenOver = entry?.[1].stateNode.current.memoizedState.isDehydrated === false;
  return isTakenOver && document.querySelector("[role=switch]") !== null;
}

export { expect };
