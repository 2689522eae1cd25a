import type { SiteContent } from "../../seo/site-content";
import { type StructuredData, structuredData } from "../../seo/structured-data";

const previousScript = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Returns the structured data of every page in data/pages as script text, by the page's path. */
export function structuredDataIn(content: SiteContent): ReadonlyMap<string, string> {
  return new Map(content.pages.map((page) => [page.path, scriptText(structuredData(page, content))]));
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
