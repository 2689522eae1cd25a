import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "./in-page";

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
    waitForScript(page);
    await use(page);
    const unexpected = messages.filter((line) => line !== ofPlaywright && !allowedConsole.test(line));
    // A page may still request a file when a test ends. Without its route it fails, which says nothing about the page.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(unexpected, failed.join("\n")).toEqual([]);
  },
});

/**
 * Makes `goto` and `reload` wait until the page's script has started, which is requested once the page has been painted, or
 * until it is given up. A test that wants to see the page before that names another event to wait for.
 */
function waitForScript(page: Page): void {
  const { goto, reload } = page;
  const isSettled = () => document.documentElement.dataset.script !== "";
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await page.waitForFunction(isSettled);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await page.waitForFunction(isSettled);
    return response;
  };
}

/** Turns to a part of the page that needs React, as a visitor does. */
export async function turnToApp(page: Page): Promise<void> {
  await page.locator("[data-app]").first().dispatchEvent("pointerdown");
}

/** Turns to a part of the page that needs React, and waits until React runs. */
export async function hydrate(page: Page): Promise<void> {
  await turnToApp(page);
  await page.waitForFunction(isHydrated);
}

/** Hydrates a page, unless it works without React as a whole, as the not-found page does. */
export async function hydrateIfLive(page: Page): Promise<void> {
  if ((await page.locator("[data-app]").count()) > 0) await hydrate(page);
}

export { expect };
