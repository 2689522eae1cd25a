import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite, hashOf, withBuiltCommit } from "./build-commit";
import { compareFolders } from "./compare-folders";
import { htmlReport, textReport } from "./report";
import { looks } from "./screenshot-file";
import { takeScreenshots } from "./take-screenshots";

/**
 * Takes the screenshots of a commit and of the working tree and compares them: prints a list of the pages that differ and
 * writes a report to a folder. The commit's screenshots stay there for the next time.
 * @returns whether nothing differs
 */
export async function compareWithCommit(reference: string, shots: string): Promise<boolean> {
  const commit = hashOf(reference).slice(0, 12);
  const folders = { before: commit, after: "working-tree", difference: "difference" };
  const before = join(shots, commit);
  if (!existsSync(before)) await takeScreenshotsOfCommit(commit, before);
  buildSite(".");
  for (const name of [folders.after, folders.difference])
    await rm(join(shots, name), { recursive: true, force: true });
  await takeScreenshots(".", join(shots, folders.after), looks);
  const results = await compareFolders(shots, folders);
  const report = join(shots, "report.html");
  await writeFile(report, htmlReport(reference, results, folders));
  process.stdout.write(`${textReport(reference, results)}\nPictures: ${report}\n`);
  return results.every(({ change }) => change === 0);
}

async function takeScreenshotsOfCommit(commit: string, target: string): Promise<void> {
  // Renamed when it is complete: an interrupted run must not leave half of the screenshots for the next one.
  const unfinished = `${target}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await withBuiltCommit(commit, (folder) => takeScreenshots(folder, unfinished, looks));
  await rename(unfinished, target);
}
