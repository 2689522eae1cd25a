import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { measureLoad, phone } from "../e2e/support/measure-page";
import { serveSite } from "../e2e/support/serve";
import { categories, type Judgement, runLighthouse, startBrowserForLighthouse } from "./lighthouse-run";
import { makeBaseline } from "./no-script-baseline";
import { type Options, readOptions } from "./options";
import { failures, type PageResult, speedLine, timingsTable, weightsTable } from "./page-report";
import { loadNow, print } from "./table";

const folder = join("var", "bench");
const twinFolder = join(folder, "twin");

/** Where the site and its twin are. On this name, as the canonical addresses of a local build are. */
interface Sites {
  readonly own: string;
  readonly twin: string;
}

interface Judgements {
  readonly own: Judgement[];
  readonly twin: Judgement[];
}

/** Page and twin take turns, so that what else the machine does meets both. */
async function judge(
  sites: Sites,
  port: number,
  { routes, runs }: Options,
): Promise<Map<string, Judgements>> {
  const judgements = new Map(routes.map((route) => [route, { own: [], twin: [] } as Judgements]));
  for (let run = 0; run < runs; run += 1) {
    for (const [route, { own, twin }] of judgements) {
      // The other categories always come out the same.
      own.push(await runLighthouse(sites.own + route, port, run === 0 ? categories : ["performance"]));
      twin.push(await runLighthouse(sites.twin + route, port, ["performance"]));
      process.stderr.write(`run ${run + 1} of ${runs}: ${route}\n`);
    }
  }
  return judgements;
}

async function measure(
  sites: Sites,
  browser: Browser,
  port: number,
  options: Options,
): Promise<PageResult[]> {
  const judgements = await judge(sites, port, options);
  const results: PageResult[] = [];
  for (const [route, judged] of judgements) {
    results.push({ route, ...judged, visit: await measureLoad(browser, sites.own, route, phone) });
  }
  return results;
}

function report(results: readonly PageResult[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pages.json"), JSON.stringify(results, null, 2));
  print(timingsTable(results));
  print(weightsTable(results));
  const complaints = results.flatMap(({ route, own }) =>
    own.flatMap((run) => run.complaints.map((each) => `${route}: ${each}`)),
  );
  if (complaints.length > 0) print(`Lighthouse complains:\n${[...new Set(complaints)].join("\n")}\n`);
  const misses = results.flatMap(failures);
  print(misses.length === 0 ? "Every target is met." : `Missed:\n${misses.join("\n")}`);
  print(speedLine(results));
  print(loadNow());
  if (misses.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions();
  await makeBaseline("public", join(twinFolder, "public"));
  const servers = [await serveSite(), await serveSite(twinFolder)] as const;
  const [own, twin] = servers.map(({ address }) => address.replace("127.0.0.1", "localhost")) as [
    string,
    string,
  ];
  const { browser, port } = await startBrowserForLighthouse();
  try {
    report(await measure({ own, twin }, browser, port, options));
  } finally {
    await browser.close();
    for (const server of servers) server.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
