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
 * What every visitor's device keeps before they need it: a few pages with their scripts, data and fonts, no pictures.
 * @param folder the built site
 * @returns the addresses, each with a digest of its content
 */
export function precacheManifest(folder: string): Record<string, string> {
  const addresses = new Set([offlinePage, ...pages, ...pages.flatMap((page) => filesOf(page, folder))]);
  return Object.fromEntries([...addresses].map((address) => [address, digestOf(address, folder)]));
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
    ...Array.from(textOf(page, folder).matchAll(assetTag), ([, address = ""]) => address),
  ];
}

function read<Content>(folder: string, name: string): Content {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

function textOf(page: string, folder: string): string {
  return readFileSync(join(folder, page, "index.html"), "utf8");
}

function digestOf(address: string, folder: string): string {
  const inFolder = join(folder, address, "index.html");
  const file = existsSync(inFolder) ? inFolder : join(folder, address);
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
}
