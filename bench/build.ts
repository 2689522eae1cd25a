import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measuredRun } from "./measured-run";
import { copyOfProject } from "./project-copy";

function changeOneBiography(folder: string): void {
  const file = join(folder, "data", "team.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("<p>", "<p>New this week. "));
}

async function row(step: string, folder: string) {
  const { seconds, peakBytes } = await measuredRun("node_modules/.bin/gatsby", ["build"], folder);
  return { step, seconds: Number(seconds.toFixed(1)), "peak memory (MB)": Math.round(peakBytes / 1e6) };
}

async function main(): Promise<void> {
  const folder = copyOfProject();
  const cold = await row("cold build", folder);
  const unchanged = await row("rebuild with nothing changed", folder);
  changeOneBiography(folder);
  const edited = await row("rebuild after one changed biography", folder);
  rmSync(folder, { recursive: true });
  // biome-ignore lint/suspicious/noConsole: the table is what this program is for
  console.table([cold, unchanged, edited]);
}

main();
