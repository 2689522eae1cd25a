import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated";

interface Options {
  /** Matches the console messages that are expected in this test. */
  allowedConsole: RegExp;
  failOnConsole: undefined;
}

const nothing = /^$/;
const ofPlaywright = "warning: Service Worker registration blocked by Playwright";

/** Playwright's `test`, which also fails on any unexpected console message and on uncaught errors. */
export const test = base.extend<Options>({
  allowedConsole: [nothing, { option: true }],
  failOnConsole: [
    async ({ page, allowedConsole }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(messages.filter((line) => line !== ofPlaywright && !allowedConsole.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until a page is hydrated and shows the values that only the browser knows. These come in a transition after hydration;
 * then calm mode's button, which every page has, becomes a switch.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForSelector("[role=switch]", { state: "attached" });
}

export { expect };
