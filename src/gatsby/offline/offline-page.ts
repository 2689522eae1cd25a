import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { offlinePage } from "../../shared/site/main-pages";
import { writeIfChanged } from "../output/write-if-changed";

const scripts = /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->.*?<!-- slice-end id="\1" -->/s;

/** The page without Gatsby's scripts: they would look for the page that the address names, which is not there. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, "");
}

/** Takes the scripts out of the page in a built site. */
export async function writeOfflinePage(folder: string): Promise<void> {
  const file = join(folder, offlinePage);
  await writeIfChanged(file, withoutScripts(await readFile(file, "utf8")));
}
