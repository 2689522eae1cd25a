import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const latest = "built-pages.json";
const previous = "built-pages-before.json";
const unfinished = "build-unfinished";

/** Content digest of each page, by URL path. */
export type PageDigests = Readonly<Record<string, string>>;

/** Returns a digest of a page's content, regardless of scripts and styles: 16 hexadecimal digits. */
export function contentDigest(html: string): string {
  return createHash("sha256").update(contentOf(html)).digest("hex").slice(0, 16);
}

/**
 * Removes scripts, styles and the names of their files from a page, so that what is left changes only with
 * its content. Names of pictures stay, since a replaced picture gets a new name.
 */
export function contentOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]* as="(?:script|fetch|style)"[^>]*>/g, "")
    .replace(/ (?:data-sources|data-compilation|class|integrity)="[^"]*"/g, "")
    .replace(/-[0-9a-f]{20}(?=\.(?:js|css|woff2)\b)/g, "")
    .replace(/\/static\/[^"/]+-[0-9a-f]{32}(?=\.woff2)/g, "");
}

/** The content digests of all pages that one build wrote. */
interface BuildRecord {
  /** The pages that are in data/pages. */
  readonly pages: PageDigests;
  /** The other HTML files: the not-found page, the offline page and the redirects. */
  readonly others: PageDigests;
}

/** The last two successful builds, if there were that many. */
export interface BuildHistory {
  readonly before?: BuildRecord;
  readonly after?: BuildRecord;
  /** Whether a later build started and did not finish. */
  readonly hasFailed: boolean;
}

/**
 * Writes a marker that a build has started; `recordBuild` removes it.
 * @param folder where the records are
 */
export function markBuildStarted(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, unfinished), "");
}

/**
 * Saves the record of this build, and keeps the one before it.
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
