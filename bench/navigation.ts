import type { Browser, Page } from "@playwright/test";
import { lighthousePhone, waitForIdle } from "../e2e/support/measure-page";
import { serveSite } from "../e2e/support/serve";
import { startBrowser } from "./browser";
import { readOptions } from "./options";
import { loadNow, markdownTable, median, print } from "./table";

const limitMs = 150;
const slowdowns = [1, 4] as const;
const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false };
const screens = [lighthousePhone, desktop] as const;

/** Internal links that parents often follow. */
const routes = [
  { from: "/", to: "/our-team" },
  { from: "/services", to: "/services/physical-therapy" },
  { from: "/our-team", to: "/contact" },
] as const;

type Route = (typeof routes)[number];
type Screen = (typeof screens)[number];

/** Follows a link. @returns ms from the click to the frame that shows the next page's heading */
async function measure(
  browser: Browser,
  site: string,
  { from, to }: Route,
  screen: Screen,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await page.goto(site + from);
  await waitForIdle(page);
  const link = page.locator(`main a[href="${to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await page.waitForLoadState("networkidle");
  const box = await link.boundingBox();
  if (box === null) throw new Error(`There is no visible link from ${from} to ${to}.`);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const shown = await watchHeading(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (screen.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const time = await shown.evaluate(({ time }) => time);
  await context.close();
  return time;
}

/**
 * Resolves with the time from the next click until a new heading is painted. A full page load would destroy the observer, so
 * this also fails unless the navigation is client-side.
 */
function watchHeading(page: Page) {
  return page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          const before = document.querySelector("h1")?.textContent;
          const observer = new MutationObserver(() => {
            const heading = document.querySelector("h1")?.textContent;
            if (heading === undefined || heading === before) return;
            observer.disconnect();
            // A message posted in an animation frame arrives after that frame is committed.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(undefined);
            });
          });
          observer.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    return { time };
  });
}

async function main(): Promise<void> {
  const { runs } = readOptions();
  const site = await serveSite();
  const browser = await startBrowser();
  try {
    const rows = [];
    for (const route of routes) {
      for (const screen of screens) {
        for (const slowdown of slowdowns) {
          const times: number[] = [];
          while (times.length < runs)
            times.push(await measure(browser, site.address, route, screen, slowdown));
          rows.push({
            from: route.from,
            to: route.to,
            screen: `${screen.viewport.width} px, ${screen.hasTouch ? "touch" : "mouse"}`,
            "slowed by": slowdown,
            "min (ms)": Math.round(Math.min(...times)),
            "median (ms)": Math.round(median(times)),
            "max (ms)": Math.round(Math.max(...times)),
          });
        }
      }
    }
    print(markdownTable(rows));
    const slow = rows.filter((row) => row["slowed by"] === 1 && row["median (ms)"] > limitMs);
    print(
      slow.length === 0
        ? `All of them show the next page within ${limitMs} ms.`
        : `Slower than ${limitMs} ms: ${slow.length}.`,
    );
    print(loadNow());
    if (slow.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    site.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
