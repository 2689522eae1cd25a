import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

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
