import { readFile } from "node:fs/promises";
import type { Language } from "../../content-check/translations/languages";
import type { SiteContent } from "../../seo/site-content";
import { pageOfConcern, type StructuredData, structuredData } from "../../seo/structured-data";
import { contentDigest } from "../changes/record";
import { searchImagesIn } from "../images/search-engine-images";
import { type PageLanguages, withLanguageTags } from "../languages/page-languages";
import { findPages, pathOfHtmlFile, writeIfChanged } from "../output/files";
import { type CspSources, collectCspSources } from "../security/content-security-policy";
import { deferAnalytics } from "./analytics";
import { withEnglishMarked } from "./english-texts";
import { digestsIn, withIntegrity } from "./integrity";
import { deferScripts, lateFilesIn, withLateFiles } from "./late-files";
import { type SiteScript, withSiteScript } from "./site-script";

/** A finished page, with the facts that later build steps need. */
interface FinishedPage {
  /** Its URL path. */
  readonly path: string;
  /** What the Content Security Policy has to allow for it. */
  readonly needs: CspSources;
  /** URL paths of the pictures in its structured data. */
  readonly pictures: readonly string[];
  /** Digest of its content: see changes/record.ts. */
  readonly digest: string;
}

/** What the HTML of a page needs besides its own content. */
interface PageFacts {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The scripts that every page of a language gets; undefined for English. */
  readonly scriptOf: (language: Language | undefined) => Pick<SiteScript, "early" | "path">;
  readonly languagesOf: (path: string) => PageLanguages;
  /** What a language shows in English: see `englishPattern`. */
  readonly englishIn?: (language: Language) => string | undefined;
}

/**
 * Post-processes every HTML file of a folder in place. Every step is idempotent, because Gatsby does not write
 * unchanged pages again.
 * @param dataOf text of the structured data by URL path, for each page in data/pages
 * @throws when a page in data/pages has no HTML file
 */
export async function postprocessHtml(
  folder: string,
  dataOf: ReadonlyMap<string, string>,
  { siteUrl, scriptOf, languagesOf, englishIn }: PageFacts,
): Promise<FinishedPage[]> {
  const digestOf = digestsIn(folder);
  const lateFilesOf = lateFilesIn(folder);
  const pages: FinishedPage[] = [];
  for (const file of findPages(folder).sort()) {
    const path = pathOfHtmlFile(file, folder);
    const data = dataOf.get(path);
    const languages = languagesOf(path);
    const written = await readFile(file, "utf8");
    const { language } = languages;
    const english = language && englishIn?.(language);
    const steps = [
      (html: string) => withLateFiles(html, lateFilesOf(path)),
      (html: string) => withLanguageTags(html, languages, siteUrl),
      (html: string) => (english ? withEnglishMarked(html, english, language.locale) : html),
      (html: string) => (data === undefined ? html : withStructuredData(html, data)),
      deferAnalytics,
      deferScripts,
      withoutStyleAttributes,
      (html: string) => withSiteScript(html, scriptOf(language)),
      (html: string) => withIntegrity(html, digestOf),
    ];
    const finished = steps.reduce((html, step) => step(html), written);
    await writeIfChanged(file, finished);
    pages.push({
      path,
      needs: collectCspSources(finished),
      pictures: [...searchImagesIn(data ?? "")],
      digest: contentDigest(finished),
    });
  }
  const missing = [...dataOf.keys()].filter((path) => !pages.some((page) => page.path === path));
  if (missing.length > 0)
    throw new Error(
      `${folder}/ has no HTML file for ${missing.join(", ")}, which data/pages contains. See src/gatsby/pages/pages.ts.`,
    );
  return pages;
}

const previousScript = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Returns the structured data of every page in data/pages and of every concern as script text, by the page's path. */
export function structuredDataIn(content: SiteContent): ReadonlyMap<string, string> {
  const pages = [...content.pages, ...content.concerns.map((concern) => pageOfConcern(concern, content))];
  return new Map(pages.map((page) => [page.path, scriptText(structuredData(page, content))]));
}

/** Serializes structured data with `<` escaped, so that no value can close the script element. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}

/**
 * Puts structured data at the end of a page's `<head>`, replacing those of the last build. Done after the
 * build and not in the page's component, which would send this code and its data to every browser.
 * @param text result of `scriptText`
 */
export function withStructuredData(html: string, text: string): string {
  const script = `<script type="application/ld+json">${text}</script>`;
  return html.replace(previousScript, "").replace("</head>", () => `${script}</head>`);
}

/**
 * Removes the style attributes that Gatsby writes, which the Content Security Policy would block and report.
 * base.css removes the focus wrapper's outline instead, and the announcer gets the class that hides all such
 * elements. React does not restore the attributes when it hydrates.
 */
export function withoutStyleAttributes(html: string): string {
  return html
    .replace(/(<div) style="outline:none"((?: tabindex="-1")? id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1 class="visually-hidden"');
}
