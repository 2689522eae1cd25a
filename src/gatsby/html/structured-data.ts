import type { SiteContent } from "../../seo/site-content";
import { type StructuredData, structuredData } from "../../seo/structured-data";

const former = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** The structured data of every page of the content, as a script's text, by the page's address. */
export function structuredDataIn(content: SiteContent): ReadonlyMap<string, string> {
  return new Map(content.pages.map((page) => [page.path, scriptText(structuredData(page, content))]));
}

/** Structured data so written that they cannot end the script that they stand in. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}

/**
 * A page with its structured data at the end of its head, in place of those of the last build. Here rather than in the
 * page's component, since that would send the builders and their data to every browser, which has no use for them.
 * @param text what `scriptText` gave
 */
export function withStructuredData(html: string, text: string): string {
  const script = `<script type="application/ld+json">${text}</script>`;
  return html.replace(former, "").replace("</head>", () => `${script}</head>`);
}
