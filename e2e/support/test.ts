import { test as base, expect, type Page } from "@playwright/test";

interface Options {
  /** Matches the console messages that are expected in this test. */
  allowedConsole: RegExp;
}

const nothing = /^$/;
const ofPlaywright = "warning: Service Worker registration blocked by Playwright";

/**
 * Playwright's `test`, whose pages also fail on any unexpected console message and on uncaught errors. A test that asks for no
 * page opens no browser.
 */
export const test = base.extend<Options>({
  allowedConsole: [nothing, { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
    await use(page);
    expect(messages.filter((line) => line !== ofPlaywright && !allowedConsole.test(line))).toEqual([]);
  },
});

/**
 * Waits until a page is hydrated and shows the values that only the browser knows: then calm mode's button, which every page
 * has, becomes a switch.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector("[role=switch]", { state: "attached" });
}

export { expect };
