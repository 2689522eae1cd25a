import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { offlinePage, precachedPages } from "../../shared/site/main-pages";
import { readWebpackAssets } from "../output/webpack-assets";

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

const pages = precachedPages.map(({ path }) => path);
const assetTag = /<(?:link|script)\b[^>]* (?:href|src)="(\/[^"]+\.(?:js|woff2|png|svg|webmanifest))"/g;

/**
 * Lists what the service worker precaches: a few pages with their scripts, data and fonts, but no pictures.
 * @param folder the built site
 * @returns URL paths, each with a digest of its content
 */
export function precacheManifest(folder: string): Record<string, string> {
  const paths = new Set([offlinePage, ...pages, ...pages.flatMap((page) => filesOf(page, folder))]);
  return Object.fromEntries([...paths].map((path) => [path, digestOf(path, folder)]));
}

function filesOf(page: string, folder: string): string[] {
  const data = `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = read<PageData>(folder, data);
  const chunks =
    readWebpackAssets(folder)?.[componentChunkName]?.filter((name) => name.endsWith(".js")) ?? [];
  return [
    data,
    "/page-data/app-data.json",
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ...chunks.map((name) => `/${name}`),
    ...Array.from(textOf(page, folder).matchAll(assetTag), ([, path = ""]) => path),
  ];
}

function read<Content>(folder: string, name: string): Content {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

function textOf(page: string, folder: string): string {
  return readFileSync(join(folder, page, "index.html"), "utf8");
}

function digestOf(path: string, folder: string): string {
  const index = join(folder, path, "index.html");
  const file = existsSync(index) ? index : join(folder, path);
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
}
