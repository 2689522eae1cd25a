import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteContent } from "../seo/site-content";
import { type StructuredData, structuredData } from "../seo/structured-data";
import { searchPicturesIn, writeSearchPictures } from "./search-pictures";

const former = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/**
 * Writes each page's structured data into its head, and the pictures that they name. Here rather than in the page's
 * component, since that would send the builders and their data to every browser, which has no use for them.
 * @param folder the built site
 */
export async function writeStructuredData(folder: string, content: SiteContent): Promise<void> {
  const pictures = new Set<string>();
  for (const page of content.pages) {
    const data = structuredData(page, content);
    const file = join(folder, page.path, "index.html");
    const html = await readFile(file, "utf8");
    const complete = withStructuredData(html, data);
    if (complete !== html) await writeFile(file, complete);
    for (const picture of searchPicturesIn(JSON.stringify(data))) pictures.add(picture);
  }
  await writeSearchPictures(folder, pictures);
}

/** A page with its structured data at the end of its head, in place of those of the last build. */
export function withStructuredData(html: string, data: StructuredData): string {
  const script = `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;
  const without = html.replace(former, "");
  return without.replace("</head>", () => `${script}</head>`);
}
