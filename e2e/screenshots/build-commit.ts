import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The full hash of a commit. @throws when git does not know it */
export function hashOf(reference: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${reference}^{commit}`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Git knows no commit "${reference}".`);
  return stdout.trim();
}

/** Checks a commit out into a temporary folder and builds it there, for an action that gets the folder. */
export async function withBuiltCommit(commit: string, action: (folder: string) => Promise<void>) {
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
export function buildSite(folder: string): void {
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit" });
}

/** Shares this folder's packages with a commit that has the same ones. */
function installPackages(commit: string, folder: string): void {
  const { status } = spawnSync("git", ["diff", "--quiet", commit, "--", "package-lock.json"]);
  if (status === 0) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  else execFileSync("npm", ["ci", "--prefer-offline"], { cwd: folder, stdio: "inherit" });
}
