import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { scrollThrough } from "./scroll-through";
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
