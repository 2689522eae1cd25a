import type { Browser, Page } from "@playwright/test";
import { phone, waitForIdle } from "../e2e/support/measure-page";
import { serveSite } from "../e2e/support/serve";
import { startBrowser } from "./browser";
import { readOptions } from "./options";
import { loadNow, markdownTable, median, print } from "./table";

const limit = 150;
const slowdowns = [1, 4] as const;
const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false };
const screens = [phone, desktop] as const;

/** Links within the site that a parent follows. */
const ways = [
  { from: "/", to: "/our-team" },
  { from: "/services", to: "/services/physical-therapy" },
  { from: "/our-team", to: "/contact" },
] as const;

type Way = (typeof ways)[number];
type Screen = (typeof screens)[number];

/** Milliseconds from the press on a link to the frame that shows the next page's heading. */
async function measure(
  browser: Browser,
  site: string,
  way: Way,
  screen: Screen,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await page.goto(site + way.from);
  await waitForIdle(page);
  const link = page.locator(`main a[href="${way.to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await page.waitForLoadState("networkidle");
  const box = await link.boundingBox();
  if (box === null) throw new Error(`There is no link from ${way.from} to ${way.to} to be seen.`);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const shown = await watchHeading(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (screen.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const time = await shown.evaluate(({ time }) => time);
  await context.close();
  return time;
}

/** A document that is loaded anew would lose the watch: then the navigation is none within the site, and this fails. */
function watchHeading(page: Page) {
  return page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          const before = document.querySelector("h1")?.textContent;
          const watch = new MutationObserver(() => {
            const heading = document.querySelector("h1")?.textContent;
            if (heading === undefined || heading === before) return;
            watch.disconnect();
            // A task that a frame leaves behind runs once the frame is handed over.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(undefined);
            });
          });
          watch.observe(document.body, { childList: true, subtree: true });
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
    for (const way of ways) {
      for (const screen of screens) {
        for (const slowdown of slowdowns) {
          const times: number[] = [];
          while (times.length < runs) times.push(await measure(browser, site.address, way, screen, slowdown));
          rows.push({
            from: way.from,
            to: way.to,
            screen: `${screen.viewport.width} px, ${screen.hasTouch ? "touch" : "mouse"}`,
            "slowed by": slowdown,
            "least (ms)": Math.round(Math.min(...times)),
            "median (ms)": Math.round(median(times)),
            "most (ms)": Math.round(Math.max(...times)),
          });
        }
      }
    }
    print(markdownTable(rows));
    const slow = rows.filter((row) => row["slowed by"] === 1 && row["median (ms)"] > limit);
    print(
      slow.length === 0
        ? `All show the next page within ${limit} ms.`
        : `Slower than ${limit} ms: ${slow.length}.`,
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
