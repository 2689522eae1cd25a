import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lighthousePhone, measureLoad, type PageLoad } from "../e2e/support/measure-page";
import { serveSite } from "../e2e/support/serve";
import { total } from "../e2e/support/transfer-size";
import { precompress } from "../src/gatsby/output/precompress";
import { type LighthouseResult, runLighthouse, startBrowserForLighthouse } from "./lighthouse-run";
import { measureProcess } from "./measure-process";
import { readOptions } from "./options";
import { medians } from "./page-report";
import { kilobytes, loadNow, markdownTable, print } from "./table";

const route = "/our-team";
const folder = join("var", "bench", "gatsby-default");
/** Our scripts may have at most this fraction of the bytes of the baseline's. */
const limit = 0.7;

/** Builds the baseline: the team page with our texts, images, fonts and base styles, but `GatsbyImage` and default Gatsby. */
async function buildBaseline(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join("bench", "gatsby-default"), folder, { recursive: true });
  cpSync(join("src", "styles"), join(folder, "styles"), { recursive: true });
  for (const part of ["images/team", "images/drift", "images/hero/our-team.jpg", "pages/our-team.json"]) {
    cpSync(join("data", part), join(folder, "data", part), { recursive: true });
  }
  for (const name of ["team", "testimonials", "navigation"]) {
    cpSync(join("data", `${name}.json`), join(folder, "data", `${name}.json`));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  await measureProcess(resolve("node_modules/.bin/gatsby"), ["build"], folder);
  // The server does not start without a home page.
  writeFileSync(join(folder, "public", "index.html"), "<!doctype html><title>Front</title>");
  // No Content-Security-Policy: ours would block the inline scripts that default Gatsby writes.
  mkdirSync(join(folder, "deploy"), { recursive: true });
  writeFileSync(join(folder, "deploy/policy.json"), JSON.stringify({ headers: {} }));
  await precompress(join(folder, "public"));
}

function row(name: string, results: readonly LighthouseResult[], { firstLoad, afterScroll }: PageLoad) {
  const { fcp, lcp, tbt, cls } = medians(results);
  return {
    page: name,
    "FCP (ms)": Math.round(fcp),
    "LCP (ms)": Math.round(lcp),
    "TBT (ms)": Math.round(tbt),
    CLS: Number(cls.toFixed(4)),
    "scripts (KB)": kilobytes(firstLoad.byKind.script.bytes),
    "pictures (KB)": kilobytes(firstLoad.byKind.picture.bytes),
    "first load (KB)": kilobytes(total(firstLoad).bytes),
    "scrolled (KB)": kilobytes(total(afterScroll).bytes),
  };
}

async function main(): Promise<void> {
  const { runs } = readOptions();
  await buildBaseline();
  const servers = [await serveSite(), await serveSite(folder)] as const;
  const { browser, port } = await startBrowserForLighthouse();
  try {
    const results: [own: LighthouseResult[], baseline: LighthouseResult[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      for (const index of [0, 1] as const) {
        results[index].push(await runLighthouse(servers[index].address + route, port, ["performance"]));
      }
    }
    const own = await measureLoad(browser, servers[0].address, route, lighthousePhone);
    const baseline = await measureLoad(browser, servers[1].address, route, lighthousePhone);
    print(markdownTable([row("ours", results[0], own), row("baseline", results[1], baseline)]));
    const ratio = own.firstLoad.byKind.script.bytes / baseline.firstLoad.byKind.script.bytes;
    print(
      `Our scripts are ${Math.round(ratio * 100)} % of the baseline's bytes. The target is at most ${limit * 100} %.`,
    );
    print(loadNow());
    if (ratio > limit) process.exitCode = 1;
  } finally {
    await browser.close();
    for (const server of servers) server.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
