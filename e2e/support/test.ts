import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated";

interface Options {
  /** What the browser itself says on the console in this test, and rightly. */
  allowedConsole: RegExp;
  failOnConsole: undefined;
}

const nothing = /^$/;
const ofPlaywright = "warning: Service Worker registration blocked by Playwright";

/** Playwright's test, failing on anything a page says on the console and on every uncaught error. */
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
 * Waits until a page of ours is alive. What only the browser knows comes a moment after React has taken over, and calm
 * mode's button, which all pages have, is a switch from then on.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForSelector("[role=switch]", { state: "attached" });
}

export { expect };
