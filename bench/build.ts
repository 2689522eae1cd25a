import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measuredRun } from "./measured-run";

const parts = [
  ...["art", "data", "documents", "server", "src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
];

/** A copy of the project without caches, so that measuring a cold build costs nobody theirs. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "build-bench-"));
  for (const part of parts.filter((name) => existsSync(name))) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

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
