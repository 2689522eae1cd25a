import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { offlinePage } from "../../shared/site/main-pages";
import { writeIfChanged } from "../output/write-if-changed";

const scripts = /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->.*?<!-- slice-end id="\1" -->/s;

/**
 * Removes Gatsby's scripts from the offline page, because they would try to load the page of the current URL.
 */
export function withoutScripts(html: string): string {
  return html.replace(scripts, "");
}

/** Removes the scripts from the offline page of a built site. */
export async function writeOfflinePage(folder: string): Promise<void> {
  const file = join(folder, offlinePage);
  await writeIfChanged(file, withoutScripts(await readFile(file, "utf8")));
}
