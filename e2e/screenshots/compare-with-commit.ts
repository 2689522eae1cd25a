import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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

/** The full hash of a commit. @throws when git does not know it */
function hashOf(reference: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${reference}^{commit}`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Git knows no commit "${reference}".`);
  return stdout.trim();
}

/** Checks a commit out into a temporary folder and builds it there, for an action that gets the folder. */
async function withBuiltCommit(commit: string, action: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "screenshots-"));
  execFileSync("git", ["worktree", "add", "--detach", "--quiet", folder, commit]);
  try {
    installPackages(commit, folder);
    buildSite(folder);
    await action(folder);
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", folder]);
  }
}

/** Builds the site in a project's folder. */
function buildSite(folder: string): void {
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit" });
}

/** Shares this folder's packages with a commit that has the same ones. */
function installPackages(commit: string, folder: string): void {
  const { status } = spawnSync("git", ["diff", "--quiet", commit, "--", "package-lock.json"]);
  if (status === 0) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  else execFileSync("npm", ["ci", "--prefer-offline"], { cwd: folder, stdio: "inherit" });
}

async function takeScreenshotsOfCommit(commit: string, target: string): Promise<void> {
  // Renamed when it is complete: an interrupted run must not leave half of the screenshots for the next one.
  const unfinished = `${target}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await withBuiltCommit(commit, (folder) => takeScreenshots(folder, unfinished, looks));
  await rename(unfinished, target);
}
