import { execFileSync } from "node:child_process";

/** Returns the date and time (ISO 8601) of the newest commit that changed any of these files. */
export type LastModified = (files: readonly string[]) => string | undefined;

const maxOutputBytes = 256 * 1024 * 1024;

/**
 * Reads the commit dates of all files. It runs `git log` once, because one call per page is slow: see
 * docs/performance.md.
 * @param folder inside the working copy; files are relative to it
 * @returns a lookup that gives undefined without git, in a shallow clone, for files that are not committed,
 *   and if any of the files has uncommitted changes
 */
export function readLastModified(folder = process.cwd()): LastModified {
  try {
    // In a shallow clone, which CI services make, every file seems to have changed in the oldest commit.
    if (git("rev-parse", "--is-shallow-repository") !== "false") return () => undefined;
    const changed = git("diff", "--name-only", "--relative", "HEAD");
    const untracked = git("ls-files", "--others", "--exclude-standard");
    const uncommitted = new Set([...changed.split("\n"), ...untracked.split("\n")]);
    const dates = datesIn(git("log", "--format=%x00%cI", "--name-only", "--relative"));
    return (files) => (files.some((file) => uncommitted.has(file)) ? undefined : newest(files, dates));
  } catch {
    return () => undefined;
  }

  function git(...args: string[]): string {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: maxOutputBytes,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  }
}

/** Returns the date of each file's newest commit. The log lists dates and file names, newest first. */
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
