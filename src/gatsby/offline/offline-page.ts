import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFoundPage, offlinePage } from "../../shared/site/main-pages";
import { writeIfChanged } from "../output/files";

const scripts = /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->.*?<!-- slice-end id="\1" -->/s;

/**
 * Removes Gatsby's scripts from the offline page, because they would try to load the page of the current URL.
 */
export function withoutScripts(html: string): string {
  return html.replace(scripts, "");
}

/**
 * Removes the scripts from the offline page of a built site, and from both pages of other languages that are shown at
 * other URLs. Gatsby knows only its own not-found page.
 * @param languages the codes of the languages
 */
export async function writeOfflinePages(folder: string, languages: readonly string[]): Promise<void> {
  const own = languages.flatMap((code) => [offlinePage, notFoundPage].map((page) => `/${code}${page}`));
  for (const page of [offlinePage, ...own]) {
    const file = join(folder, page);
    await writeIfChanged(file, withoutScripts(await readFile(file, "utf8")));
  }
}
