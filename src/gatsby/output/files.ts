import { readdirSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Writes a file unless it already has this content, so that file watchers see only real changes. */
export async function writeIfChanged(path: string, content: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before !== content) await writeFile(path, content);
}

/**
 * Deletes the files of a folder, and of the folders in it, that an earlier build wrote and this one did not.
 * @param current the files to keep, relative to the folder, with slashes
 */
export async function removeOtherFiles(folder: string, current: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (!current.has(relative(folder, file).split(sep).join("/"))) await rm(file);
  }
}

/**
 * Returns the paths of all HTML files of a built site, except those in `_gatsby`, which Gatsby compares in its next build: if
 * one had changed, Gatsby would update the scripts in every page.
 */
export function findPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, "_gatsby")));
}

/** Returns the URL path of an HTML file: "public/about/index.html" in "public" gives "/about". */
export function pathOfHtmlFile(file: string, folder: string): string {
  return `/${relative(folder, file)
    .replaceAll("\\", "/")
    .replace(/(^|\/)index\.html$/, "")}`;
}
