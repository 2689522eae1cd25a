import { test as base, expect, type Page } from "@playwright/test";
import { isTakenOver } from "./is-hydrated";

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

/**
 * Waits until a page of ours is alive. What only the browser knows comes a moment after React has taken over, and calm
 * mode's button, which all pages have, is a switch from then on.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await page.waitForSelector("[role=switch]", { state: "attached" });
}

export { expect };
