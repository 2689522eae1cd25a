import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureProcess } from "./measure-process";

/** Builds the site of a folder: in seconds, and the most memory that it took, in MB. Throws when the build fails. */
export async function measureBuild(folder: string) {
  const { seconds, peakBytes } = await measureProcess("node_modules/.bin/gatsby", ["build"], folder);
  return { seconds: Number(seconds.toFixed(1)), megabytes: Math.round(peakBytes / 1e6) };
}

/** The edit that a rebuild is measured after. */
export function changeOneBiography(folder: string): void {
  const file = join(folder, "data", "team.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("<p>", "<p>New this week. "));
}
