import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureProcess } from "./measure-process";

/** Builds the site in a folder. @returns its duration in seconds and its peak memory in MB @throws when the build fails */
export async function measureBuild(folder: string) {
  const { seconds, peakBytes } = await measureProcess("node_modules/.bin/gatsby", ["build"], folder);
  return { seconds: Number(seconds.toFixed(1)), megabytes: Math.round(peakBytes / 1e6) };
}

/** Makes the edit that rebuilds are measured with. */
export function changeOneBiography(folder: string): void {
  const file = join(folder, "data", "team.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("<p>", "<p>New this week. "));
}
