import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated";

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
    // Why something is logged is often here.
    const failed = ["Requests that failed:"];
    page.on("requestfailed", (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on("response", (response) => {
      if (response.status() >= 500) failed.push(`${response.url()} ${response.status()}`);
    });
    await use(page);
    const unexpected = messages.filter((line) => line !== ofPlaywright && !allowedConsole.test(line));
    expect(unexpected, failed.join("\n")).toEqual([]);
  },
});

/** Turns to a part of the page that needs React, as a visitor does. */
export async function turnToApp(page: Page): Promise<void> {
  await page.locator("[data-app]").first().dispatchEvent("pointerdown");
}

/** Turns to a part of the page that needs React, and waits until React runs. */
export async function hydrate(page: Page): Promise<void> {
  await turnToApp(page);
  await page.waitForFunction(isHydrated);
}

export { expect };
