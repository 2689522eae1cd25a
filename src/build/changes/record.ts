import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageDigests } from "./content-digest";

const latest = "pages-of-this-build.json";
const former = "pages-of-the-build-before.json";

/**
 * Keeps what the pages of this build say, and what those of the build before said.
 * @param folder where the two are kept
 */
export function recordPages(folder: string, pages: PageDigests): void {
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, latest))) renameSync(join(folder, latest), join(folder, former));
  writeFileSync(join(folder, latest), JSON.stringify(pages, null, 2));
}

/** What was kept of the last two builds, as far as there were two. */
export function readRecords(folder: string): { before?: PageDigests; after?: PageDigests } {
  const read = (name: string): PageDigests | undefined =>
    existsSync(join(folder, name)) ? JSON.parse(readFileSync(join(folder, name), "utf8")) : undefined;
  return { before: read(former), after: read(latest) };
}
