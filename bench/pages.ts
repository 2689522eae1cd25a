import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { lighthousePhone, measureLoad } from "../e2e/support/measure-page";
import { serveSite } from "../e2e/support/serve";
import {
  categories,
  type LighthouseResult,
  runLighthouse,
  startBrowserForLighthouse,
} from "./lighthouse-run";
import { makeBaseline } from "./no-script-baseline";
import { type Options, readOptions } from "./options";
import { failures, type PageResult, speedLine, timingsTable, weightsTable } from "./page-report";
import { loadNow, print } from "./table";

const folder = join("var", "bench");
const baselineFolder = join(folder, "baseline");

/** Origins of the site and of its baseline. */
interface Sites {
  readonly own: string;
  readonly baseline: string;
}

/** A page whose loads are measured, and whose runs are to come. */
type Measured = PageResult & { readonly own: LighthouseResult[]; readonly baseline: LighthouseResult[] };

/** Runs Lighthouse on each page and its baseline, interleaved, so that other load on the machine affects both. */
async function runAll(sites: Sites, port: number, runs: number, pages: readonly Measured[]): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (const { route, own, baseline } of pages) {
      // The scores of the other categories do not vary between runs.
      own.push(await runLighthouse(sites.own + route, port, run === 0 ? categories : ["performance"]));
      baseline.push(await runLighthouse(sites.baseline + route, port, ["performance"]));
      process.stderr.write(`run ${run + 1} of ${runs}: ${route}\n`);
    }
  }
}

async function measure(
  sites: Sites,
  browser: Browser,
  port: number,
  { routes, runs }: Options,
): Promise<PageResult[]> {
  const loadOf = (site: string, route: string) => measureLoad(browser, site, route, lighthousePhone);
  const pages: Measured[] = [];
  // The loads come first: they take a minute, and a mistake there must not cost half an hour of timings.
  for (const route of routes) {
    const [load, baselineLoad] = [await loadOf(sites.own, route), await loadOf(sites.baseline, route)];
    pages.push({ route, own: [], baseline: [], load, baselineLoad });
  }
  await runAll(sites, port, runs, pages);
  return pages;
}

function report(results: readonly PageResult[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pages.json"), JSON.stringify(results, null, 2));
  print(timingsTable(results));
  print(weightsTable(results));
  const audits = results.flatMap(({ route, own }) =>
    own.flatMap((run) => run.failedAudits.map((each) => `${route}: ${each}`)),
  );
  if (audits.length > 0) print(`Failed audits:\n${[...new Set(audits)].join("\n")}\n`);
  const misses = results.flatMap(failures);
  print(misses.length === 0 ? "Every target is met." : `Missed:\n${misses.join("\n")}`);
  print(speedLine(results));
  print(loadNow());
  if (misses.length > 0) process.exitCode = 1;
}

export default async function main(): Promise<void> {
  const options = readOptions();
  await makeBaseline("public", join(baselineFolder, "public"));
  const servers = [await serveSite(), await serveSite(baselineFolder)] as const;
  // Canonical URLs of a local build have this host name.
  const [own, baseline] = servers.map(({ address }) => address.replace("127.0.0.1", "localhost")) as [
    string,
    string,
  ];
  const { browser, port } = await startBrowserForLighthouse();
  try {
    report(await measure({ own, baseline }, browser, port, options));
  } finally {
    await browser.close();
    for (const server of servers) server.stop();
  }
}
