import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated";
import { scrollThrough } from "./scroll-through";
import { measureTransfer, type TransferSize } from "./transfer-size";

/** The phone that Lighthouse takes as well. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

export interface PageLoad {
  /** After the page has come to rest, untouched. */
  readonly firstLoad: TransferSize;
  readonly afterScroll: TransferSize;
}

/** Weighs a page, opened with an empty cache, at rest and once it was scrolled to its end. */
export async function measureLoad(
  browser: Browser,
  site: string,
  route: string,
  screen: BrowserContextOptions,
): Promise<PageLoad> {
  // What the service worker keeps for later comes on top, and is no part of the page's weight.
  const context = await browser.newContext({ ...screen, serviceWorkers: "block" });
  const page = await context.newPage();
  const read = await measureTransfer(await context.newCDPSession(page), site);
  await page.goto(site + route);
  await waitForIdle(page);
  const firstLoad = read();
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const afterScroll = read();
  await context.close();
  return { firstLoad, afterScroll };
}

/** Waits until nothing more comes by itself: scripts start late, and then load more. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const hasScript = await page.evaluate(() => document.scripts.length > 0);
  if (hasScript) await page.waitForFunction(isHydrated);
  await page.waitForTimeout(1_000);
  await page.waitForLoadState("networkidle");
}
