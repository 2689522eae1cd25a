import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startBrowser } from "../browser";
import { readOptions } from "../options";
import { loadNow, markdownTable, median, print } from "../table";
import { type Edit, edits, timeoutMs } from "./edits";
import { type LiveSite, startLiveSite } from "./live-site";

const limitSeconds = 2;

async function secondsOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const hasShown = await action().then(
    () => true,
    () => false,
  );
  return hasShown ? (performance.now() - start) / 1000 : Number.POSITIVE_INFINITY;
}

/**
 * Makes one edit and takes it back.
 * @returns seconds from writing the file until the page shows the edit (infinity for never), and, for a mistake, from
 * fixing it until the error overlay has closed
 */
async function measure(page: Page, live: LiveSite, { path, file, change, shows, isMistake }: Edit) {
  await page.goto(live.address + path, { waitUntil: "load" });
  await live.waitForIdle();
  const waitUntilShown = await shows(page);
  const target = join(live.folder, file);
  const before = readFileSync(target);
  const until = await secondsOf(() => {
    if ("picture" in change) copyFileSync(join(live.folder, change.picture), target);
    else writeFileSync(target, before.toString().replaceAll(...change));
    return waitUntilShown();
  });
  const untilGone = await secondsOf(async () => {
    writeFileSync(target, before);
    if (isMistake) await page.getByRole("dialog").waitFor({ state: "hidden", timeout: timeoutMs });
  });
  await live.waitForIdle();
  return { until, untilGone };
}

/** A row of the table: the median and the maximum of several runs. */
async function row(page: Page, live: LiveSite, edit: Edit, runs: number) {
  const seconds: number[] = [];
  const secondsGone: number[] = [];
  while (seconds.length < runs) {
    const { until, untilGone } = await measure(page, live, edit);
    seconds.push(until);
    secondsGone.push(untilGone);
  }
  const [middle, middleGone] = [median(seconds), median(secondsGone)];
  return {
    edit: edit.name,
    "seconds until it shows, median": middle.toFixed(2),
    max: Math.max(...seconds).toFixed(2),
    "until the overlay closes, median": edit.isMistake ? middleGone.toFixed(2) : "",
    [`within ${limitSeconds} s`]: Math.max(middle, middleGone) <= limitSeconds ? "yes" : "no",
  };
}

export default async function main(): Promise<void> {
  const { runs } = readOptions();
  const live = await startLiveSite();
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const rows = [];
    for (const edit of edits) rows.push(await row(page, live, edit, runs));
    print(markdownTable(rows));
    print(loadNow());
    if (rows.some((each) => each[`within ${limitSeconds} s`] === "no")) process.exitCode = 1;
  } finally {
    await browser.close();
    await live.stop();
  }
}
