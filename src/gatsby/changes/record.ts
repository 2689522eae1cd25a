import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageDigests } from "./content-digest";

const latest = "built-pages.json";
const previous = "built-pages-before.json";
const unfinished = "build-unfinished";

/** What one build made. */
export interface BuildRecord {
  /** The pages that are in data/pages. */
  readonly pages: PageDigests;
  /** The other HTML files: the not-found page, the offline page and the redirects. */
  readonly others: PageDigests;
}

/** The last two successful builds, as far as there were two. */
export interface BuildHistory {
  readonly before?: BuildRecord;
  readonly after?: BuildRecord;
  /** Whether a build has started since then and not finished. */
  readonly hasFailed: boolean;
}

/**
 * Notes that a build has started; recordBuild removes the note.
 * @param folder where the records are
 */
export function markBuildStarted(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, unfinished), "");
}

/**
 * Saves what this build made, and keeps the record of the build before.
 * @param folder where the records are
 */
export function recordBuild(folder: string, record: BuildRecord): void {
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, latest))) renameSync(join(folder, latest), join(folder, previous));
  writeFileSync(join(folder, latest), JSON.stringify(record, null, 2));
  rmSync(join(folder, unfinished), { force: true });
}

/** Reads the records of the last two successful builds. */
export function readBuildHistory(folder: string): BuildHistory {
  const read = (name: string): BuildRecord | undefined =>
    existsSync(join(folder, name)) ? JSON.parse(readFileSync(join(folder, name), "utf8")) : undefined;
  return { before: read(previous), after: read(latest), hasFailed: existsSync(join(folder, unfinished)) };
}
