import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { notFoundPage, offlinePage, precachedPages } from "../../shared/site/main-pages";
import { esbuildTargets } from "../output/esbuild-targets";
import { writeIfChanged } from "../output/files";

const pages = precachedPages.map(({ path }) => path);
const assetTag = /<(?:link|script)\b[^>]* (?:href|src)="(\/[^"]+\.(?:js|woff2|png|svg|webmanifest))"/g;
/** The templates of a page whose files are requested when the visitor uses a part that needs React. */
const lateFiles = /<template id="late-.*?<\/template>/gs;

/**
 * Lists what the service worker precaches: a few pages with their script and fonts, but no pictures, and no React.
 * @param folder the built site
 * @returns URL paths, each with a digest of its content
 */
export function precacheManifest(folder: string): Record<string, string> {
  const paths = new Set([offlinePage, ...pages, ...pages.flatMap((page) => filesOf(page, folder))]);
  return Object.fromEntries([...paths].map((path) => [path, digestOf(path, folder)]));
}

/** What a page needs to be read: the rest loads when the visitor uses it. */
function filesOf(page: string, folder: string): string[] {
  const html = textOf(page, folder).replaceAll(lateFiles, "");
  return Array.from(html.matchAll(assetTag), ([, path = ""]) => path);
}

function textOf(page: string, folder: string): string {
  return readFileSync(join(folder, page, "index.html"), "utf8");
}

function digestOf(path: string, folder: string): string {
  const index = join(folder, path, "index.html");
  const file = existsSync(index) ? index : join(folder, path);
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
}

/**
 * Bundles the service worker of a finished site into sw.js: the one that caches pages, or with
 * `GATSBY_OFFLINE=off` the one that unregisters itself.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const { isServiceWorkerRetired } = readBuildSettings();
  await build({
    entryPoints: [`src/service-worker/${isServiceWorkerRetired ? "unregister" : "worker"}.ts`],
    outfile: join(folder, "sw.js"),
    bundle: true,
    minify: true,
    target: esbuildTargets(),
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PRECACHE_MANIFEST: JSON.stringify(isServiceWorkerRetired ? {} : precacheManifest(folder)),
    },
  });
}

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
