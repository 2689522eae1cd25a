import type { Browser, Page } from "@playwright/test";
import { fakeEmbeds } from "../e2e/support/embeds";
import { lighthousePhone } from "../e2e/support/measure-page";
import { startBrowser } from "./browser";
import { readOptions } from "./options";
import { onSlowSite, spread } from "./slow-site";
import { median } from "./table";

const limitMs = 1_500;

/** The first thing that a visitor does with a part of a page that needs React. */
interface FirstPress {
  readonly name: string;
  readonly path: string;
  press(page: Page): Promise<void>;
  /** Selector of what the visitor waits for. */
  readonly answer: string;
}

const presses: readonly FirstPress[] = [
  {
    name: "open the calendar",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: "Choose the date from a calendar" }).tap(),
    answer: "dialog [role=grid]",
  },
  {
    name: "type a worry",
    path: "/services",
    press: (page) => page.getByRole("searchbox").fill("stutters"),
    answer: "[role=search] details",
  },
];

/** Does it on the first page of a visit. @returns ms until the answer, and until the page says that it is loading */
async function measure(browser: Browser, site: string, { path, press, answer }: FirstPress) {
  const context = await browser.newContext(lighthousePhone);
  const page = await context.newPage();
  await fakeEmbeds(page);
  await page.goto(site + path, { waitUntil: "networkidle" });
  const start = performance.now();
  let waiting: number | undefined;
  const note = shown(page, "#waiting-note:not(:empty)")
    .then(() => {
      waiting = performance.now() - start;
    })
    .catch(() => undefined);
  await press(page);
  await shown(page, answer);
  const answered = performance.now() - start;
  await context.close();
  await note;
  return { answered, waiting };
}

/** Waits until an element is shown. It looks in every frame: a locator looks every 500 ms only after a second. */
function shown(page: Page, selector: string) {
  const isShown = (searched: string) => document.querySelector(searched)?.checkVisibility();
  return page.waitForFunction(isShown, selector, { polling: "raf" });
}

export default function main(): Promise<void> {
  const { runs } = readOptions();
  return onSlowSite(startBrowser, async (browser, address) => {
    const rows = [];
    for (const press of presses) {
      const results = [];
      while (results.length < runs) results.push(await measure(browser, address, press));
      const times = results.map(({ answered }) => answered);
      const waits = results.flatMap(({ waiting }) => waiting ?? []);
      rows.push({
        ...{ press: press.name, path: press.path, ...spread(times) },
        "says that it loads after (ms)": waits.length > 0 ? Math.round(median(waits)) : "",
        passed: median(times) <= limitMs && waits.length === results.length,
      });
    }
    return rows;
  });
}
