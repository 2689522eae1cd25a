import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findChromium, headless, likeOn4G } from "../e2e/support/chromium";
import { serveSite } from "../e2e/support/serve";
import { readOptions } from "./options";
import { loadNow, markdownTable, median, print } from "./table";

const slowdown = 4;
const limitMs = 100;
/** Time for what loads on scrolling, which may start React, and for deferred work after that. */
const settleMs = 1_000;
/** How long a mouse pointer hovers before the click, and how long the button or finger stays down. */
const human = { hoverMs: 500, holdMs: 80 };
/** Browsers report no duration for an event that takes less (Event Timing's minimum threshold). */
const shortestMs = 16;
/** Time for the browser to report the click's events. */
const reportMs = 500;
const webVitals = readFileSync(require.resolve("web-vitals").replace("umd.cjs", "iife.js"), "utf8");

const phone = { width: 390, height: 844, hasTouch: true };
const desktop = { width: 1440, height: 900, hasTouch: false };

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly screens: readonly (typeof phone)[];
  /** Selector of what is clicked. */
  readonly target: string;
  /** Selector of what the click shows. */
  readonly shown: string;
  /** Selector of what becomes the target when it is near the screen. */
  readonly before?: string;
}

const interactions: readonly Interaction[] = [
  {
    name: "open the drawer",
    path: "/",
    screens: [phone],
    target: "menu-drawer button",
    shown: "menu-drawer dialog",
  },
  {
    name: "open a submenu",
    path: "/",
    // With a mouse, hovering opens it and the click only keeps it open; with touch, the tap opens it.
    screens: [desktop, { ...desktop, hasTouch: true }],
    target: "hover-menus summary",
    shown: "hover-menus details[open] ul",
  },
  {
    name: "open the video",
    path: "/about",
    screens: [phone, desktop],
    target: "video-opener button",
    shown: "video-opener iframe",
  },
  {
    name: "read more of a biography",
    path: "/our-team",
    screens: [phone, desktop],
    target: "article summary",
    shown: "article details[open] p",
  },
  {
    name: "move to the next slide",
    path: "/services/physical-therapy",
    screens: [phone, desktop],
    before: "[data-app=near]",
    target: "[aria-roledescription=carousel] button:last-child",
    shown: "[aria-roledescription=carousel] output:not(:empty)",
  },
];

/** Does it on a page at rest. @returns its Interaction to Next Paint in ms, which browsers round to 8 ms */
async function measure(
  browser: Browser,
  site: string,
  screen: typeof phone,
  { path, before, target, shown }: Interaction,
): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screen);
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["https://*"] });
  await page.goto(site + path, { waitUntil: "networkidle0" });
  if (before) await centerOf(page, before);
  await page.waitForSelector(target);
  await centerOf(page, target);
  await sleep(settleMs);
  await page.waitForNetworkIdle();
  const { x, y } = await centerOf(page, target);
  await page.evaluate(webVitals);
  await page.evaluate(`webVitals.onINP(({ value }) => { window.inp = value; }, {
    reportAllChanges: true,
    durationThreshold: ${shortestMs},
  })`);
  await page.emulateCPUThrottling(slowdown);
  await press(page, { x, y }, screen.hasTouch);
  await page.waitForSelector(shown, { visible: true });
  await sleep(reportMs);
  const clicks = await page.evaluate(() => performance.eventCounts.get("click"));
  const inp = await page.evaluate(() => Reflect.get(window, "inp") as number | undefined);
  await context.close();
  if (clicks === 0) throw new Error(`The browser counted no click on ${target} of ${path}.`);
  return inp ?? shortestMs;
}

/**
 * Scrolls an element to the middle of the screen.
 * @returns its center, in CSS px
 * @throws when no visible element has the selector
 */
async function centerOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const center = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
    element?.scrollIntoView({ behavior: "instant", block: "center" });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return element && { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (!center) throw new Error(`There is no visible ${selector} on ${page.url()}.`);
  return center;
}

/** Taps on a touch screen, or clicks with a mouse, as a person does. */
async function press(page: Page, { x, y }: { x: number; y: number }, isTouch: boolean): Promise<void> {
  if (isTouch) {
    const touch = await page.touchscreen.touchStart(x, y);
    await sleep(human.holdMs);
    return touch.end();
  }
  await page.mouse.move(x, y);
  await sleep(human.hoverMs);
  await page.mouse.click(x, y, { delay: human.holdMs });
}

export default async function main(): Promise<void> {
  const { runs } = readOptions();
  const site = await serveSite();
  // With Puppeteer: under Playwright, Chromium does not prerender (PrerenderingDisabledByDevTools).
  const args = [...headless, likeOn4G];
  const browser = await puppeteer.launch({ executablePath: findChromium(), headless: "shell", args });
  try {
    const rows = [];
    for (const interaction of interactions) {
      for (const screen of interaction.screens) {
        const times: number[] = [];
        while (times.length < runs) times.push(await measure(browser, site.address, screen, interaction));
        const words = `${screen.width} px, ${screen.hasTouch ? "touch" : "mouse"}`;
        const passed = median(times) <= limitMs;
        rows.push({
          interaction: interaction.name,
          screen: words,
          "min (ms)": Math.round(Math.min(...times)),
          "median (ms)": Math.round(median(times)),
          "max (ms)": Math.round(Math.max(...times)),
          passed,
        });
      }
    }
    print(markdownTable(rows));
    print(loadNow());
    if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
  } finally {
    await browser.close();
    site.stop();
  }
}
