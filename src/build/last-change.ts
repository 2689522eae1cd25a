import { execFileSync } from "node:child_process";

/**
 * When the newest committed change of any of these files was made, as an ISO date and time.
 * @param files relative to `folder`
 * @param folder inside the working copy
 * @returns nothing without git or without a history that reaches back to the change, for files that git does not know,
 *   and when one of them has a change that is not committed
 */
export function lastChange(files: readonly string[], folder = process.cwd()): string | undefined {
  if (files.length === 0) return undefined;
  try {
    // The last commit of a shallow copy, as build services make, would pass for the change of every file.
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    if (git("status", "--porcelain", "--", ...files) !== "") return undefined;
    return git("log", "-1", "--format=%cI", "--", ...files) || undefined;
  } catch {
    return undefined;
  }

  function git(...words: string[]): string {
    return execFileSync("git", words, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  }
}
