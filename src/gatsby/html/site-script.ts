import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { Language } from "../../content-check/translations/languages";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { offlinePage, precachedPages } from "../../shared/site/main-pages";
import type { Catalog, ScriptWords } from "../../words/catalog";
import { catalogOf } from "../languages/languages";
import { esbuildTargets } from "../output/esbuild-targets";
import { writeIfChanged } from "../output/files";

/** The scripts of src/elements/, which run on every page without React. */
export interface SiteScript {
  /** The code that runs in the `<head>`, before anything is shown. */
  readonly early: string;
  /** The URL path of the script that every page requests once it has been painted. */
  readonly path: string;
  /** URL paths of scripts that it loads itself. */
  readonly others: readonly string[];
}

const tags = /<script data-early>.*?<\/script>|<template id="site-script">.*?<\/template>/gs;
/** Browsers look for the charset in the first 1024 bytes, so it stays first. */
const beginning = /<head>(?:<meta charset="utf-8"\/?>)?/i;

/** What the script of another language has in place of the English one. */
interface ScriptLanguage {
  readonly catalog: Catalog;
  /** URL paths of its pages that the service worker caches once a page in this language was visited. */
  readonly kept: readonly string[];
  /** The source of a pattern of what its pages show in English, if there is anything: see `englishPattern`. */
  readonly english?: string | undefined;
}

/** What few visitors need, and the script of a page loads by itself: by the name of its file, the module. */
const loadedLater = {
  vitals: "src/browser/web-vitals.ts",
  "language-offer": "src/elements/language-offer.ts",
  "search-box": "src/elements/search-box.ts",
  "late-english": "src/elements/late-english.ts",
};

/**
 * Bundles src/elements/ into one script in a folder.
 * @param language undefined for English
 * @param offers how each other language is offered on English pages, by its code
 */
export async function buildSiteScript(
  folder: string,
  language?: ScriptLanguage,
  offers: Readonly<Record<string, Catalog["languageOffer"]>> = {},
): Promise<SiteScript> {
  const others: string[] = [];
  const plugins: Plugin[] = [];
  for (const [name, file] of Object.entries(loadedLater)) {
    const isNeeded = name !== "late-english" || Boolean(language?.english);
    const variables = { SCRIPT_OFFERS: JSON.stringify(offers) };
    const path = isNeeded ? await write(folder, name, await bundle(file, "module", variables)) : "";
    if (isNeeded) others.push(path);
    plugins.push(keptOut(basename(file, ".ts"), path));
  }
  const early = await bundle("src/elements/early.ts", "script");
  const main = language ? "src/elements/main-in-language.ts" : "src/elements/main.ts";
  const site = await bundle(main, "script", language ? variablesOf(language) : { SCRIPT_WORDS: "" }, plugins);
  return { early: early.code.trim(), path: await write(folder, "site", site), others };
}

/**
 * Builds the small script of every language into a folder.
 * @param englishIn what a language shows in English: see `englishPattern`
 * @returns how to get the script of a language, and the URL paths of all scripts and of those that they load
 */
export async function buildSiteScripts(
  folder: string,
  languages: readonly Language[],
  englishIn: (language: Language) => string | undefined = () => undefined,
) {
  const offers = Object.fromEntries(languages.map(({ code, words }) => [code, words.languageOffer]));
  const english = await buildSiteScript(folder, undefined, offers);
  const own = new Map<Language | undefined, SiteScript>();
  for (const language of languages) {
    const parts = { catalog: catalogOf(language), kept: keptPages(language), english: englishIn(language) };
    own.set(language, await buildSiteScript(folder, parts, offers));
  }
  const all = [english, ...own.values()].flatMap(({ path, others }) => [path, ...others]);
  return {
    scriptOf: (language: Language | undefined) => own.get(language) ?? english,
    paths: [...new Set(all)],
  };
}

/** The pages of a language that every family needs, also without a signal. */
export function keptPages({ code, pages }: Pick<Language, "code" | "pages">): string[] {
  return [`/${code}${offlinePage}`, ...precachedPages.flatMap(({ path }) => pages.get(path) ?? [])];
}

/** What the script of a language reads from `process.env`. It then has no English words. */
function variablesOf({ catalog, kept, english = "" }: ScriptLanguage): Readonly<Record<string, string>> {
  const { weekdays, months, weekdayDate, am, pm } = catalog.dates;
  const { opening, script } = catalog;
  const words: ScriptWords = { clock: { weekdays, months, weekdayDate, am, pm }, opening, script };
  return {
    SCRIPT_WORDS: JSON.stringify(words),
    SCRIPT_KEPT_PAGES: JSON.stringify(kept),
    SCRIPT_ENGLISH: english,
  };
}

interface Bundle {
  readonly code: string;
  readonly sourceMap: string;
}

/** Writes a script under a name with its hash, and its source map. @returns its URL path */
async function write(folder: string, name: string, { code, sourceMap }: Bundle): Promise<string> {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
  const file = `${name}-${hash}.js`;
  await writeIfChanged(join(folder, file), code);
  await writeIfChanged(join(folder, `${file}.map`), sourceMap);
  return `/${file}`;
}

/** Keeps a module out of the script of every page, which imports it from a URL path. */
function keptOut(name: string, path: string): Plugin {
  return {
    name,
    setup: ({ onResolve }) =>
      onResolve({ filter: new RegExp(`/${name}$`) }, () => ({ path, external: true })),
  };
}

/**
 * A script gets its function scope here. In esbuild's own format for it, each `import()` brings 700 bytes of helpers that
 * nothing calls.
 */
const scope = { banner: { js: '"use strict";(()=>{' }, footer: { js: "})();" } };

/** @param variables what the code reads from `process.env` besides the mode */
async function bundle(
  file: string,
  kind: "module" | "script",
  variables: Readonly<Record<string, string>> = {},
  plugins: Plugin[] = [],
): Promise<Bundle> {
  const { isServiceWorkerRetired } = readBuildSettings();
  const all = {
    NODE_ENV: "production",
    GATSBY_OFFLINE: isServiceWorkerRetired ? "off" : "",
    ...variables,
  };
  const { outputFiles } = await build({
    entryPoints: [file],
    plugins,
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    ...(kind === "script" && scope),
    target: esbuildTargets(),
    // Not written there: names in the source map are relative to it.
    outfile: "bundle.js",
    sourcemap: "external",
    legalComments: "none",
    logLevel: "warning",
    define: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  return { code: textOf(".js"), sourceMap: textOf(".map") };
}

/**
 * Adds both scripts to a page of Gatsby; other HTML is unchanged. The page's script is in a template: src/elements/early.ts
 * requests it once the page has been painted. Idempotent: they replace those of an earlier build.
 */
export function withSiteScript(html: string, { early, path }: Pick<SiteScript, "early" | "path">): string {
  if (!html.includes('id="___gatsby"')) return html;
  const script = `<template id="site-script"><script src="${path}"></script></template>`;
  return html
    .replace(tags, "")
    .replace(beginning, (start) => `${start}<script data-early>${early}</script>`)
    .replace("</body>", () => `${script}</body>`);
}
