import { loadavg } from "node:os";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { serveSite } from "../e2e/support/serve";
import { startBrowser } from "./browser";
import { type ClickStyle, click, hoverBefore, human, instant } from "./click";
import { measureInp } from "./inp";
import { bringToMiddle, type ClickTarget, untilSettled } from "./page-without-locators";
import { markdownTable, print } from "./table";

const slowdown = 4;
const repetitions = 5;
const middleRun = Math.floor(repetitions / 2);
const limitMs = 100;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const wideTouch = { ...desktop, hasTouch: true };

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly screens: readonly (typeof phone | typeof desktop)[];
  readonly target: ClickTarget;
  /** What the click shows. */
  shown(page: Page): Locator;
}

const interactions: Interaction[] = [
  {
    name: "open the drawer",
    path: "/",
    screens: [phone],
    target: { selector: "header button", says: "Open menu" },
    shown: (page) => page.getByRole("dialog", { name: "Menu" }),
  },
  {
    name: "open a submenu",
    path: "/",
    // With a mouse, hovering opens it and the click only pins it; with touch, the tap opens it.
    screens: [desktop, wideTouch],
    target: { selector: "nav summary", says: "Services submenu" },
    shown: (page) => page.locator("nav details[open] ul").first(),
  },
  {
    name: "open the video",
    path: "/about",
    screens: [phone, desktop],
    target: { selector: "main button", says: "Play the video" },
    shown: (page) => page.locator("dialog iframe"),
  },
  {
    name: "read more of a biography",
    path: "/our-team",
    screens: [phone, desktop],
    target: { selector: "article summary", says: "READ MORE" },
    shown: (page) => page.locator("article details[open] p").last(),
  },
  {
    name: "move to the next slide",
    path: "/services/physical-therapy",
    screens: [phone, desktop],
    target: { selector: "[aria-roledescription=carousel] button", says: "Next picture" },
    shown: (page) =>
      page
        .locator("[aria-roledescription=carousel]")
        .getByRole("status")
        .filter({ hasText: /^Picture \d/ }),
  },
];

async function openSettled(context: BrowserContext, { path, target }: Interaction) {
  const page = await context.newPage();
  await page.goto(path);
  await untilSettled(page);
  const middle = await bringToMiddle(page, target);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => new Promise((settled) => requestIdleCallback(settled)));
  return { page, client, middle };
}

async function measure(
  browser: Browser,
  site: string,
  screen: typeof phone | typeof desktop,
  interaction: Interaction,
  style: ClickStyle,
) {
  const isTouch = "hasTouch" in screen;
  const context = await browser.newContext({ ...screen, baseURL: site });
  await context.route(
    ({ origin }) => origin !== site,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  const { page, client, middle } = await openSettled(context, interaction);
  if (!isTouch) await hoverBefore(page, middle, style);
  const response = await measureInp(page, () => click(page, client, middle, { hold: style.hold, isTouch }));
  await interaction.shown(page).waitFor();
  await context.close();
  return response;
}

/** Lighthouse's CPU benchmark index of this machine now, without throttling (bench/lighthouse-run.ts). */
async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  // esbuild wraps named functions in its `__name` helper, which the page does not have.
  const speed = await page.evaluate<number>(
    `const __name = (fn) => fn; (${pageFunctions.computeBenchmarkIndex})()`,
  );
  await page.close();
  return Math.round(speed);
}

async function row(
  browser: Browser,
  site: string,
  screen: typeof phone | typeof desktop,
  interaction: Interaction,
) {
  const speed = await benchmarkIndex(browser);
  const humanTimes: number[] = [];
  const instantTimes: number[] = [];
  while (humanTimes.length < repetitions) {
    humanTimes.push(await measure(browser, site, screen, interaction, human));
    instantTimes.push(await measure(browser, site, screen, interaction, instant));
  }
  for (const times of [humanTimes, instantTimes]) times.sort((one, other) => one - other);
  return {
    interaction: interaction.name,
    screen: `${screen.viewport.width} px, ${"hasTouch" in screen ? "touch" : "mouse"}`,
    "human input, median (ms)": humanTimes[middleRun],
    "max (ms)": humanTimes.at(-1),
    "synthetic input, median (ms)": instantTimes[middleRun],
    "synthetic max (ms)": instantTimes.at(-1),
    "CPU benchmark index": speed,
    passed: (humanTimes[middleRun] ?? Number.POSITIVE_INFINITY) <= limitMs,
  };
}

/** Measures the interactions whose name contains a word of the command line, or all: `npm run bench -- interactions video`. */
export default async function main(word = process.argv[3] ?? ""): Promise<void> {
  const site = await serveSite();
  const browser = await startBrowser();
  try {
    const rows = [];
    for (const interaction of interactions.filter(({ name }) => name.includes(word))) {
      for (const screen of interaction.screens)
        rows.push(await row(browser, site.address, screen, interaction));
    }
    print(markdownTable(rows));
    const all = rows.every(({ passed }) => passed);
    print(
      `${all ? "All" : "Not all"} medians are within ${limitMs} ms with human input and the CPU slowed ${slowdown} times, ` +
        `at a load average of ${loadavg()[0]?.toFixed(1)}.`,
    );
    if (!all) process.exitCode = 1;
  } finally {
    await browser.close();
    site.stop();
  }
}
