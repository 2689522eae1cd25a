import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPages, pathOfHtmlFile } from "../../gatsby/html/find-pages";
import { currentAssetHashes } from "../../gatsby/output/remove-stale-assets";
import { pageUses, partsOf } from "./page-uses";
import { placesIn } from "./places";
import { scriptUses } from "./script-uses";
import { styleUses } from "./style-uses";
import type { Use } from "./use";

/**
 * Finds features in a built site that some supported browser engine lacks: in its pages with their inline styles and
 * scripts, in its style sheets and scripts, and in its service worker.
 */
export async function builtUses(folder: string): Promise<Use[]> {
  const uses: Use[] = [];
  const inFiles = new Set<string>();
  for (const file of await filesInUse(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    const usesIn = file.endsWith(".css") ? styleUses : scriptUses;
    uses.push(...usesIn(text, placesIn(join(folder, file))));
    inFiles.add(text);
  }
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const file of findPages(folder)) {
    const page = readFileSync(file, "utf8");
    uses.push(...pageUses(page, pathOfHtmlFile(file, folder)));
    const parts = partsOf(page);
    for (const style of parts.styles) styles.add(style);
    for (const script of parts.scripts) scripts.add(script);
  }
  // The style sheet of all pages is a file as well, and its source map tells more.
  for (const style of styles)
    if (!inFiles.has(style)) uses.push(...styleUses(style, () => "inline styles of the pages"));
  for (const script of scripts) uses.push(...scriptUses(script, () => "inline scripts of the pages"));
  return uses;
}

/** Lists the scripts and style sheets of the last build. Those of earlier builds stay in the folder for a while. */
async function filesInUse(folder: string): Promise<string[]> {
  const inUse = await currentAssetHashes(folder);
  const isInUse = (name: string) =>
    name === "sw.js" ||
    (/\.(?:js|css)$/.test(name) && inUse.has(/-?\.?([0-9a-f]{20})\.\w+$/.exec(name)?.[1] ?? ""));
  return readdirSync(folder).filter(isInUse);
}
