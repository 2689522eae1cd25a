import { execFileSync } from "node:child_process";

/** The date and time, in ISO's form, of the newest committed change of any of these files. */
export type LastModified = (files: readonly string[]) => string | undefined;

const mostBytes = 256 * 1024 * 1024;

/**
 * Reads the whole history once, since one question to git for each page took 16 ms a page.
 * @param folder inside the working copy; files are relative to it
 * @returns what tells when files last changed: nothing without git or without a history that reaches back to the change,
 *   for files that git does not know, and when one of them has a change that is not committed
 */
export function readLastModified(folder = process.cwd()): LastModified {
  try {
    // The last commit of a shallow copy, as build services make, would pass for the change of every file.
    if (git("rev-parse", "--is-shallow-repository") !== "false") return () => undefined;
    const changed = git("diff", "--name-only", "--relative", "HEAD");
    const unknown = git("ls-files", "--others", "--exclude-standard");
    const uncommitted = new Set([...changed.split("\n"), ...unknown.split("\n")]);
    const dates = datesIn(git("log", "--format=%x00%cI", "--name-only", "--relative"));
    return (files) => (files.some((file) => uncommitted.has(file)) ? undefined : newest(files, dates));
  } catch {
    return () => undefined;
  }

  function git(...words: string[]): string {
    return execFileSync("git", ["-c", "core.quotePath=false", ...words], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: mostBytes,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  }
}

/** The date of each file's newest commit, in a log of dates and names with the newest first. */
function datesIn(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split("\0")) {
    const [date = "", ...names] = commit.split("\n").filter(Boolean);
    for (const name of names) if (!dates.has(name)) dates.set(name, date);
  }
  return dates;
}

function newest(files: readonly string[], dates: ReadonlyMap<string, string>): string | undefined {
  return files
    .flatMap((file) => dates.get(file) ?? [])
    .sort((one, other) => Date.parse(other) - Date.parse(one))
    .at(0);
}
