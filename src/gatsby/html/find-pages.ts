import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * Gatsby's own folders: pictures and page data, which are nearly all of a site's files, and `_gatsby`, whose
 * HTML Gatsby compares in its next build. If it had changed, Gatsby would update the scripts in every page.
 */
const withoutPages = ["static", "page-data", "_gatsby"];

/** Returns the paths of all HTML files of a built site. */
export async function findPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return entry.name.endsWith(".html") ? [path] : [];
    return entry.isDirectory() && !withoutPages.includes(entry.name) ? findHtml(path) : [];
  });
  return (await Promise.all(found)).flat();
}

async function findHtml(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the URL path of an HTML file: "public/about/index.html" in "public" gives "/about". */
export function pathOfHtmlFile(file: string, folder: string): string {
  return `/${relative(folder, file)
    .replaceAll("\\", "/")
    .replace(/(^|\/)index\.html$/, "")}`;
}
