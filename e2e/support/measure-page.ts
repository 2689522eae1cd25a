import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { scrollThrough } from "./in-page";
import { measureTransfer, type TransferSize } from "./transfer-size";

/** The phone that Lighthouse emulates. */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

/** The bytes and requests of a page. */
export interface PageLoad {
  /** Before any interaction, once the page is idle. */
  readonly firstLoad: TransferSize;
  readonly afterScroll: TransferSize;
}

/** Opens a page with an empty cache and measures its transfers: once it is idle, and after scrolling to its end. */
export async function measureLoad(
  browser: Browser,
  site: string,
  route: string,
  screen: BrowserContextOptions,
): Promise<PageLoad> {
  // What the service worker precaches does not count as part of the page.
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

/** Waits until nothing more loads. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  await page.waitForLoadState("networkidle");
}

/** What a page may weigh on a phone: compressed bytes with headers; the styles, which are in the page, not compressed. */
export const byteBudget = {
  /** The first load of Home, with its large pictures, and of any other page. */
  home: 115_000,
  page: 125_000,
  /** The script of a page that is only read. */
  script: 7_700,
  style: 52_500,
};

/**
 * The bytes that the first load of a page may take.
 * @param route the path of the English page
 */
export function firstLoadBudget(route: string): number {
  return route === "/" ? byteBudget.home : byteBudget.page;
}
