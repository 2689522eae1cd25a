import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { lighthousePhone } from "../e2e/support/measure-page";
import { startPrerenderingBrowser } from "./browser";
import { centerOf } from "./center-of";
import { readOptions } from "./options";
import { onSlowSite, spread } from "./slow-site";
import { median } from "./table";

const { viewport, ...features } = lighthousePhone;
const phone = { ...viewport, ...features };
const desktop = { width: 1440, height: 900, hasTouch: false };
const pollMs = 20;
const answerMs = 1_000;

/** How a visitor opens a link, and in which time the page must be shown, in ms. */
const ways = [
  { way: "the mouse rests a second, then presses", screen: desktop, restMs: 1_000, limitMs: 100 },
  { way: "the mouse presses at once", screen: desktop, restMs: 0, limitMs: 600 },
  { way: "a tap", screen: phone, restMs: 0, limitMs: 600 },
  {
    way: "a tap, nothing loaded in advance",
    screen: phone,
    restMs: 0,
    limitMs: 600,
    isAlone: true,
  },
] as const;

/** Internal links that parents often follow. */
const routes = [
  { from: "/", to: "/our-team" },
  { from: "/services", to: "/services/physical-therapy" },
  { from: "/our-team", to: "/contact" },
] as const;

/** Follows a link on the first page of a visit. @returns ms from the press to the first paint of the next page */
async function measure(
  browser: Browser,
  site: string,
  { from, to }: (typeof routes)[number],
  way: (typeof ways)[number],
): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(way.screen);
  if ("isAlone" in way) await loadNothingInAdvance(page);
  await page.goto(site + from, { waitUntil: "networkidle0" });
  const { x, y } = await centerOf(page, `main a[href="${to}"]`);
  await page.waitForNetworkIdle();
  if (way.restMs > 0) await page.mouse.move(x, y);
  await sleep(way.restMs);
  const pressed = Date.now();
  const press = way.screen.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  // Chromium never answers it when a prerendered page takes the place of the pressed one at once.
  await Promise.race([press.catch(() => undefined), sleep(answerMs)]);
  const shown = await firstPaint(page, to);
  await context.close();
  return shown - pressed;
}

/** Keeps the rules of what to load in advance from a page. */
async function loadNothingInAdvance(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.speculationrules"] });
}

/** When the visitor saw the first text of the next page, in ms since 1970. */
async function firstPaint(page: Page, to: string): Promise<number> {
  for (;;) {
    const asked = page.evaluate((path) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return location.pathname === path && paint ? performance.timeOrigin + paint.startTime : undefined;
    }, to);
    // The document may go before it answers.
    const shown = await Promise.race([asked.catch(() => undefined), sleep(answerMs, undefined)]);
    if (shown !== undefined) return shown;
    await sleep(pollMs);
  }
}

export default function main(): Promise<void> {
  const { runs } = readOptions();
  return onSlowSite(startPrerenderingBrowser, async (browser, address) => {
    const rows = [];
    for (const route of routes) {
      for (const way of ways) {
        const times: number[] = [];
        while (times.length < runs) times.push(await measure(browser, address, route, way));
        const passed = median(times) <= way.limitMs;
        rows.push({ ...route, way: way.way, ...spread(times), "limit (ms)": way.limitMs, passed });
      }
    }
    return rows;
  });
}
