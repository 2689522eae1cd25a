import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { openEveryDay } from "../../e2e/admin/open-every-day";
import { type LiveSite, startLiveSite } from "../../e2e/develop/live-site";
import { startBrowser } from "../browser";
import { loadNow, markdownTable, print } from "../table";
import type { Change } from "./change";
import { changes } from "./changes";
import { deskPerson } from "./desk-person";

/** In seconds, from the list of /admin until a change is saved. */
const limit = 120;

export default async function main(): Promise<void> {
  const live = await startLiveSite("edit", ["--no-open"]);
  const browser = await startBrowser();
  try {
    openEveryDay(live.folder);
    const rows = [];
    for (const change of changes) rows.push(await timed(browser, live, change));
    print(markdownTable(rows));
    const slowest = Math.max(...rows.map((row) => row["total (s)"]));
    print(`The slowest change takes ${slowest} s. The limit is ${limit} s.`);
    print(loadNow());
    if (slowest > limit) process.exitCode = 1;
  } finally {
    await browser.close();
    await live.stop();
  }
}

/** A row of the table. @throws when the person cannot make the change, or the file does not have it */
async function timed(browser: Browser, { address, folder }: LiveSite, { name, make, file, holds }: Change) {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${name}\n`);
  // A browser of its own, which has never been at /admin. The page beside the form is there, as for anybody new.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(1000 * limit);
  const page = await context.newPage();
  await page.goto(`${address}/admin`);
  await page.getByText("People", { exact: true }).waitFor();
  const person = deskPerson(page);
  const start = performance.now();
  await make(person).catch((error: Error) => {
    throw new Error(`The person is stuck at "${name}": ${error.message}`);
  });
  const total = (performance.now() - start) / 1000;
  const saved = readFileSync(join(folder, file), "utf8");
  if (!saved.includes(holds)) throw new Error(`"${name}" has not changed ${file}.`);
  await context.close();
  const { finding, typing } = person.spent;
  return {
    change: name,
    presses: person.done.presses,
    letters: person.done.letters,
    "finding (s)": tenths(finding),
    "typing (s)": tenths(typing),
    "waiting for /admin (s)": tenths(total - finding - typing),
    "total (s)": tenths(total),
  };
}

function tenths(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}
