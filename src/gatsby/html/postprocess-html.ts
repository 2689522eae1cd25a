import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { contentDigest } from "../changes/content-digest";
import { searchImagesIn } from "../images/search-engine-images";
import type { BuildCache } from "../output/build-cache";
import { type CspSources, collectCspSources } from "../security/csp-sources";
import { deferAnalytics } from "./analytics";
import { deferScripts } from "./defer-scripts";
import { findPages, pathOfHtmlFile } from "./find-pages";
import { withoutImagePlugin } from "./image-plugin";
import { digestsIn, withIntegrity } from "./integrity";
import { withStructuredData } from "./structured-data";
import { withoutStyleAttributes } from "./style-attributes";

/** A finished page, with the facts that later build steps need. */
interface FinishedPage {
  /** Its URL path. */
  readonly path: string;
  /** What the Content Security Policy has to allow for it. */
  readonly needs: CspSources;
  /** URL paths of the pictures in its structured data. */
  readonly pictures: readonly string[];
  /** Digest of its content: see changes/content-digest.ts. */
  readonly digest: string;
  /** Digest of its structured data, which contain more than the page's own content. */
  readonly dataDigest: string;
  /** Modification time and size of its file; Gatsby does not rewrite unchanged pages. */
  readonly stamp: string;
}

const cacheKey = "finished-pages";

/**
 * Post-processes every HTML file of a folder in place. A file is skipped if it (by modification time and
 * size) and its structured data are unchanged since the last build: see docs/performance.md. Every step is
 * idempotent.
 * @param dataOf text of the structured data by URL path, for each page in data/pages
 * @param cache results of earlier builds with the same code
 * @throws when a page in data/pages has no HTML file
 */
export async function postprocessHtml(
  folder: string,
  dataOf: ReadonlyMap<string, string>,
  cache: BuildCache,
): Promise<FinishedPage[]> {
  const previous = Object((await cache.get(cacheKey)) ?? {}) as Record<string, FinishedPage>;
  const digestOf = digestsIn(folder);
  const pages: FinishedPage[] = [];
  for (const file of (await findPages(folder)).sort()) {
    const path = pathOfHtmlFile(file, folder);
    const data = dataOf.get(path);
    const dataDigest = digestOfText(data ?? "");
    const known = previous[path];
    if (known?.dataDigest === dataDigest && known.stamp === (await stampOf(file))) {
      pages.push(known);
      continue;
    }
    const html = await readFile(file, "utf8");
    const finished = finish(html, data, digestOf);
    if (finished !== html) await writeFile(file, finished);
    pages.push({
      path,
      needs: collectCspSources(finished),
      pictures: [...searchImagesIn(data ?? "")],
      digest: contentDigest(finished),
      dataDigest,
      stamp: await stampOf(file),
    });
  }
  assertAllFound(folder, [...dataOf.keys()], pages);
  await cache.set(cacheKey, Object.fromEntries(pages.map((page) => [page.path, page])));
  return pages;
}

function finish(
  html: string,
  data: string | undefined,
  digestOf: (path: string) => string | undefined,
): string {
  const complete = data === undefined ? html : withStructuredData(html, data);
  const steps = [withoutImagePlugin, deferAnalytics, deferScripts, withoutStyleAttributes];
  const finished = steps.reduce((before, step) => step(before), complete);
  return withIntegrity(finished, digestOf);
}

function assertAllFound(folder: string, paths: readonly string[], pages: readonly FinishedPage[]): void {
  const found = new Set(pages.map(({ path }) => path));
  const missing = paths.filter((path) => !found.has(path));
  if (missing.length === 0) return;
  throw new Error(
    `${folder}/ has no HTML file for ${missing.join(", ")}, which data/pages contains. See src/gatsby/pages/pages.ts.`,
  );
}

function digestOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}
