import { loadavg } from "node:os";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { serveSite } from "../e2e/support/serve";
import { startBrowser } from "./browser";
import { measureInp } from "./inp";
import { bringToMiddle, type Pressed, untilSettled } from "./page-without-locators";
import { human, instant, type PressStyle, press, waitForIdle } from "./press";
import { markdownTable, print } from "./table";

const slowdown = 4;
const repetitions = 5;
const middleRun = Math.floor(repetitions / 2);
const limit = 100;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const wideTouch = { ...desktop, hasTouch: true };

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly screens: readonly (typeof phone | typeof desktop)[];
  readonly pressed: Pressed;
  /** What the press brings. */
  shown(page: Page): Locator;
}

const interactions: Interaction[] = [
  {
    name: "open the drawer",
    path: "/",
    screens: [phone],
    pressed: { selector: "header button", says: "Open menu" },
    shown: (page) => page.getByRole("dialog", { name: "Menu" }),
  },
  {
    name: "open a submenu",
    path: "/",
    // A mouse opens it by coming near, so that its click only keeps it open; a finger opens it.
    screens: [desktop, wideTouch],
    pressed: { selector: "nav summary", says: "Services submenu" },
    shown: (page) => page.locator("nav details[open] ul").first(),
  },
  {
    name: "open the video",
    path: "/about",
    screens: [phone, desktop],
    pressed: { selector: "main button", says: "Play the video" },
    shown: (page) => page.locator("dialog iframe"),
  },
  {
    name: "read more of a biography",
    path: "/our-team",
    screens: [phone, desktop],
    pressed: { selector: "article summary", says: "READ MORE" },
    shown: (page) => page.locator("article details[open] p").last(),
  },
  {
    name: "move to the next slide",
    path: "/services/physical-therapy",
    screens: [phone, desktop],
    pressed: { selector: "[aria-roledescription=carousel] button", says: "Next picture" },
    shown: (page) =>
      page
        .locator("[aria-roledescription=carousel]")
        .getByRole("status")
        .filter({ hasText: /^Picture \d/ }),
  },
];

async function openSettled(context: BrowserContext, { path, pressed }: Interaction) {
  const page = await context.newPage();
  await page.goto(path);
  await untilSettled(page);
  const middle = await bringToMiddle(page, pressed);
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
  manner: PressStyle,
) {
  const isTouch = "hasTouch" in screen;
  const context = await browser.newContext({ ...screen, baseURL: site });
  await context.route(
    ({ origin }) => origin !== site,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  const { page, client, middle } = await openSettled(context, interaction);
  if (!isTouch) await waitForIdle(page, middle, manner);
  const response = await measureInp(page, () => press(page, client, middle, { hold: manner.hold, isTouch }));
  await interaction.shown(page).waitFor();
  await context.close();
  return response;
}

/** Lighthouse's index of how fast the machine is at this moment, not slowed (bench/lighthouse-run.ts). */
async function machineSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  // What compiles this program gives functions names with one of its own, which the page does not have.
  const speed = await page.evaluate<number>(
    `const __name = (named) => named; (${pageFunctions.computeBenchmarkIndex})()`,
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
  const speed = await machineSpeed(browser);
  const person: number[] = [];
  const program: number[] = [];
  while (person.length < repetitions) {
    person.push(await measure(browser, site, screen, interaction, human));
    program.push(await measure(browser, site, screen, interaction, instant));
  }
  for (const times of [person, program]) times.sort((one, other) => one - other);
  return {
    interaction: interaction.name,
    screen: `${screen.viewport.width} px, ${"hasTouch" in screen ? "touch" : "mouse"}`,
    "a person's median (ms)": person[middleRun],
    "most (ms)": person.at(-1),
    "a program's median": program[middleRun],
    "its most": program.at(-1),
    "machine's index": speed,
    passed: person.every((time) => time <= limit),
  };
}

async function main(): Promise<void> {
  const site = await serveSite();
  const browser = await startBrowser();
  try {
    const rows = [];
    for (const interaction of interactions) {
      for (const screen of interaction.screens)
        rows.push(await row(browser, site.address, screen, interaction));
    }
    print(markdownTable(rows));
    const all = rows.every(({ passed }) => passed);
    print(
      `${all ? "All" : "Not all"} are within ${limit} ms when a person presses, with the processor slowed ${slowdown} times, ` +
        `under a load of ${loadavg()[0]?.toFixed(1)}.`,
    );
    if (!all) process.exitCode = 1;
  } finally {
    await browser.close();
    site.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
