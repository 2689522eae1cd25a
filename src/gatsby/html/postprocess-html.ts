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

/** A final page, and what the rest of the build asks about it. */
interface FinishedPage {
  readonly address: string;
  /** What a strict policy must still allow it. */
  readonly needs: CspSources;
  /** The addresses of the pictures that search engines are told of. */
  readonly pictures: readonly string[];
  /** Of what it says (changes/content-digest.ts). */
  readonly digest: string;
  /** Of its structured data, which come from more content than the page itself. */
  readonly dataDigest: string;
  /** When its file was last written, and how long it is: Gatsby leaves alone what did not change. */
  readonly stamp: string;
}

const memoryKey = "finished-pages";

/**
 * Makes the final pages of a folder. Gatsby leaves pages in public/ that did not change, so a page that stands as the
 * build before left it, and whose structured data are the same, is not even read: of 609 pages, to read and finish all
 * took 7 of a rebuild's 35 seconds. Each step leaves alone what it has done before.
 * @param dataOf the text of the structured data of each page of the content, by its address
 * @param memory what the same code made in former builds
 * @throws when a page of the content has no file
 */
export async function postprocessHtml(
  folder: string,
  dataOf: ReadonlyMap<string, string>,
  memory: BuildCache,
): Promise<FinishedPage[]> {
  const former = Object((await memory.get(memoryKey)) ?? {}) as Record<string, FinishedPage>;
  const digestOf = digestsIn(folder);
  const pages: FinishedPage[] = [];
  for (const file of (await findPages(folder)).sort()) {
    const address = pathOfHtmlFile(file, folder);
    const data = dataOf.get(address);
    const dataDigest = digestOfText(data ?? "");
    const known = former[address];
    if (known?.dataDigest === dataDigest && known.stamp === (await stampOf(file))) {
      pages.push(known);
      continue;
    }
    const html = await readFile(file, "utf8");
    const finished = finish(html, data, digestOf);
    if (finished !== html) await writeFile(file, finished);
    pages.push({
      address,
      needs: collectCspSources(finished),
      pictures: [...searchImagesIn(data ?? "")],
      digest: contentDigest(finished),
      dataDigest,
      stamp: await stampOf(file),
    });
  }
  refuseMissing(folder, [...dataOf.keys()], pages);
  await memory.set(memoryKey, Object.fromEntries(pages.map((page) => [page.address, page])));
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

function refuseMissing(folder: string, addresses: readonly string[], pages: readonly FinishedPage[]): void {
  const found = new Set(pages.map(({ address }) => address));
  const missing = addresses.filter((address) => !found.has(address));
  if (missing.length === 0) return;
  throw new Error(
    `There is no page in ${folder}/ for ${missing.join(", ")}, of which the content knows. src/gatsby/pages/pages.ts creates them.`,
  );
}

function digestOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}
