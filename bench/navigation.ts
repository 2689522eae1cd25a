import type { Browser, Page } from "@playwright/test";
import { lighthousePhone } from "../e2e/support/measure-page";
import { readOptions } from "./options";
import { onSlowSite, spread } from "./slow-site";
import { median } from "./table";

const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false };

/** How a visitor opens a link, and in which time the page must be shown, in ms. */
const ways = [
  { way: "the mouse rests a second, then presses", screen: desktop, restMs: 1_000, limitMs: 100 },
  { way: "the mouse presses at once", screen: desktop, restMs: 0, limitMs: 600 },
  { way: "a tap", screen: lighthousePhone, restMs: 0, limitMs: 600 },
  {
    way: "a tap, nothing loaded in advance",
    screen: lighthousePhone,
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
  const context = await browser.newContext(way.screen);
  const page = await context.newPage();
  if ("isAlone" in way) await page.route("**/*.speculationrules", (route) => route.abort());
  await page.goto(site + from, { waitUntil: "networkidle" });
  const link = page.locator(`main a[href="${to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await page.waitForLoadState("networkidle");
  const box = await link.boundingBox();
  if (box === null) throw new Error(`There is no visible link from ${from} to ${to}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way.restMs > 0) await page.mouse.move(x, y);
  await page.waitForTimeout(way.restMs);
  const pressed = Date.now();
  await (way.screen.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.waitForURL(`**${to}`);
  const shown = await firstPaint(page);
  await context.close();
  return shown - pressed;
}

/** When the visitor saw the first text of this page, in ms since 1970. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Without a name: esbuild wraps named functions in a helper that the page does not have.
    const paint = await new Promise<PerformanceEntry>((found) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName("first-contentful-paint")) found(entry);
      }).observe({ type: "paint", buffered: true });
    });
    return performance.timeOrigin + paint.startTime;
  });
}

export default function main(): Promise<void> {
  const { runs } = readOptions();
  return onSlowSite(async (browser, address) => {
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
