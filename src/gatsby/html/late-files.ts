import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of each page's code, in webpack's stats. */
type ChunkGroups = Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;

const template = /<template id="late-files">.*?<\/template>/s;

/**
 * Adds a template with the tags of a page's own scripts and data, from which src/elements/app/ starts them together
 * with React: Gatsby would request them one after the other once its scripts run, which takes three round trips.
 * Idempotent.
 */
export function withLateFiles(html: string, tags: readonly string[]): string {
  const added = tags.length > 0 ? `<template id="late-files">${tags.join("")}</template>` : "";
  return html.replace(template, "").replace("</body>", () => `${added}</body>`);
}

const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;
/** The comments stay, because Gatsby looks for them when it updates the scripts of an existing page. */
const scripts = /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)(.*?)(<!-- slice-end id="\2" -->)/s;
const compilation = /window\.___webpackCompilationHash="([^"]+)"/;
const tag = /<script src="[^"]+"[^>]*><\/script>/g;

/**
 * Moves Gatsby's script tags into a template, from which src/elements/app/ starts them when the visitor uses a
 * part that needs them, and removes Gatsby's inline scripts, which differ from page to page. Idempotent; pages without Gatsby's scripts are
 * unchanged.
 * @throws when Gatsby's markup is not in the expected form
 */
export function deferScripts(html: string): string {
  return html.replace(pathScript, "").replace(scripts, (all, start, _, inside: string, end) => {
    if (inside.includes('<template id="late-scripts"')) return all;
    const hash = compilation.exec(inside)?.[1];
    const tags = inside.match(tag);
    if (!hash || !tags) throw new Error("Gatsby's script tags have changed: see deferScripts.");
    return `${start}<template id="late-scripts" data-compilation="${hash}">${tags.join("")}</template>${end}`;
  });
}

/**
 * Returns a function that lists the tags of a page by its URL path: none for a page that Gatsby has not made.
 * @param folder the built site
 */
export function lateFilesIn(folder: string): (path: string) => string[] {
  const stats = join(folder, "webpack.stats.json");
  const groups = existsSync(stats) ? read<{ namedChunkGroups: ChunkGroups }>(stats).namedChunkGroups : {};
  const scriptsOf = (group: string) =>
    (groups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(".js"));
  return (path) => {
    const data = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    if (!existsSync(join(folder, data))) return [];
    const { componentChunkName, staticQueryHashes } = read<{
      componentChunkName: string;
      staticQueryHashes: string[];
    }>(join(folder, data));
    const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
    return [
      ...scriptsOf(componentChunkName).map((name) => `<script src="/${name}" async></script>`),
      ...["/page-data/app-data.json", data, ...queries].map(
        (file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file}">`,
      ),
    ];
  };
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8"));
}
