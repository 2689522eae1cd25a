import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requirePrograms } from "../../tests/debian-packages";
import { deleteTestMails } from "../support/mailbox";
import { serveSite } from "../support/serve";
import { type Browser, type Engine, type Journey, widths } from "./engine";
import { engines } from "./engines";
import { journeys } from "./journeys";
import { startProxy } from "./proxy";
import { SitePage } from "./site-page";

/** How one journey went, in one engine and at one width. */
interface Result {
  readonly engine: string;
  readonly width: number;
  readonly journey: string;
  /** Empty if it passed. */
  readonly problems: readonly string[];
}

/** One line that says how a journey went, and below it why it failed. */
function lineOf({ engine, width, journey, problems }: Result): string {
  const verdict = problems.length === 0 ? "ok    " : "FAILED";
  return [`${verdict}  ${engine} ${width}, ${journey}`, ...problems.map((text) => `  ${text}`), ""].join(
    "\n",
  );
}

/** Runs journeys in one engine, one after the other. `isWanted` chooses them, and `tell` is called after each. */
async function runEngine(
  engine: Engine,
  site: string,
  isWanted: (result: Omit<Result, "problems">) => boolean,
  tell: (result: Result) => void,
): Promise<void> {
  const chosen = widths.flatMap((width) =>
    journeys
      .map((journey) => ({ engine: engine.name, width, journey }))
      .filter(({ journey, ...place }) => isWanted({ ...place, journey: journey.name })),
  );
  if (chosen.length === 0) return;
  const browser = await engine.start();
  try {
    for (const { journey, ...place } of chosen) {
      const problems = await runJourney(browser, engine, journey, place.width, site);
      tell({ ...place, journey: journey.name, problems });
    }
  } finally {
    await browser.stop();
  }
}

/** Runs a journey in a new tab. @returns what went wrong in it and in its pages */
async function runJourney(
  browser: Browser,
  { hasPopovers }: Engine,
  journey: Journey,
  width: number,
  site: string,
): Promise<string[]> {
  const proxy = await startProxy(site, !journey.withoutScript);
  const tab = await browser.open(width);
  try {
    await journey.run(new SitePage(tab, proxy.address, width, hasPopovers));
    return [...proxy.problems];
  } catch (error) {
    return [`${error instanceof Error ? error.message : error}`, ...proxy.problems];
  } finally {
    await tab.close();
    proxy.stop();
  }
}

/**
 * Runs every journey in every engine, at both widths. Words on the command line choose: only what has all of them in its
 * engine, width or journey is run.
 */
async function main(): Promise<void> {
  requirePrograms(
    engines.flatMap(({ programs }) => programs),
    engines.flatMap(({ packages }) => packages),
  );
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const isWanted = ({ engine, width, journey }: Omit<Result, "problems">) =>
    words.every((word) => `${engine} ${width} ${journey}`.toLowerCase().includes(word));

  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    process.stdout.write(lineOf(result));
  };
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const site = await serveSite(".", { OUTBOX_URL: `file:${join(folder, "outbox.db")}`, TRUST_PROXY: "1" });
  try {
    await Promise.all(engines.map((engine) => runEngine(engine, site.address, isWanted, tell)));
  } finally {
    site.stop();
    await deleteTestMails();
    rmSync(folder, { recursive: true });
  }
  const failed = results.filter(({ problems }) => problems.length > 0);
  const summary = `${results.length - failed.length} passed, ${failed.length} failed`;
  process.stdout.write(`\n${failed.map(lineOf).join("")}${summary}\n`);
  process.exitCode = results.length > 0 && failed.length === 0 ? 0 : 1;
}

void main();
