import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields of Gatsby's page data that name further files of the page. */
interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/** The fields of webpack's stats that name the files of each page's code. */
interface WebpackStats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

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

/**
 * Returns a function that lists the tags of a page by its URL path: none for a page that Gatsby has not made.
 * @param folder the built site
 */
export function lateFilesIn(folder: string): (path: string) => string[] {
  const stats = join(folder, "webpack.stats.json");
  const groups = existsSync(stats) ? read<WebpackStats>(stats).namedChunkGroups : {};
  return (path) => {
    const data = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    if (!existsSync(join(folder, data))) return [];
    const { componentChunkName, staticQueryHashes } = read<PageData>(join(folder, data));
    const scripts = groups[componentChunkName]?.assets.filter(({ name }) => name.endsWith(".js")) ?? [];
    const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
    return [
      ...scripts.map(({ name }) => `<script src="/${name}" async></script>`),
      ...["/page-data/app-data.json", data, ...queries].map(
        (file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file}">`,
      ),
    ];
  };
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8"));
}
