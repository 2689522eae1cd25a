import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findPages, pathOfHtmlFile } from "../../gatsby/html/find-pages";
import { currentAssetHashes } from "../../gatsby/output/remove-stale-assets";
import { className } from "../../gatsby/webpack/class-name";
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
  const originOf = originsOfClasses("src");
  const uses: Use[] = [];
  const styles = new Map<string, string>();
  const scripts = new Map<string, string>();
  for (const file of await findPages(folder)) {
    const page = readFileSync(file, "utf8");
    uses.push(...pageUses(page, pathOfHtmlFile(file, folder)));
    const parts = partsOf(page);
    for (const style of parts.styles) styles.set(style, "inline styles of the pages");
    for (const script of parts.scripts) scripts.set(script, "inline scripts of the pages");
  }
  for (const file of await filesInUse(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    if (file.endsWith(".css")) styles.set(text, file.replace(/\.[0-9a-f]{20}/, ""));
    else uses.push(...scriptUses(text, placesIn(join(folder, file))));
  }
  for (const [style, place] of styles)
    uses.push(...styleUses(style, (selector) => originOf(selector) ?? place));
  for (const [script, place] of scripts) uses.push(...scriptUses(script, () => place));
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

/** Matches classes and animations, whose names the build shortens. */
const localName = /(?:\.|@keyframes )([a-z]\w*)/gi;

/** Maps the short class names of a build back to their CSS modules. */
function originsOfClasses(folder: string): (selector: string) => string | undefined {
  const origins = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".module.css")) continue;
    const file = relative(".", join(entry.parentPath, entry.name));
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(localName))
      origins.set(className(file, name), `${file} .${name}`);
  }
  return (selector) => {
    const classes = Array.from(selector.matchAll(localName), ([, name = ""]) => origins.get(name));
    return classes.find(Boolean);
  };
}
