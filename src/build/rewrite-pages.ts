import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The paths of all HTML files under a folder. */
export async function findPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Rewrites all HTML files under a folder; a file whose text stays the same is left untouched, with its date. */
export async function rewritePages(folder: string, rewrite: (html: string) => string): Promise<void> {
  for (const page of await findPages(folder)) {
    const html = await readFile(page, "utf8");
    const rewritten = rewrite(html);
    if (rewritten !== html) await writeFile(page, rewritten);
  }
}
