import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { findPages } from "../rewrite-pages";

/** A digest of what each page says, by the page's address. */
export type PageDigests = Readonly<Record<string, string>>;

/** The digests of all pages of a built site. */
export async function digestPages(folder: string): Promise<PageDigests> {
  const digests: Record<string, string> = {};
  for (const page of (await findPages(folder)).sort()) {
    const content = contentOf(await readFile(page, "utf8"));
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 16);
    digests[addressOf(relative(folder, page))] = digest;
  }
  return digests;
}

/**
 * A page without what changes when only scripts or styles do: those themselves, and the names of their files. The
 * names of pictures stay, since a picture that is replaced gets another.
 */
export function contentOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]* as="(?:script|fetch|style)"[^>]*>/g, "")
    .replace(/ (?:data-styles|class|integrity)="[^"]*"/g, "")
    .replace(/-[0-9a-f]{20}(?=\.(?:js|css|woff2)\b)/g, "")
    .replace(/\/static\/[^"/]+-[0-9a-f]{32}(?=\.woff2)/g, "");
}

/** "about/index.html" gives "/about". */
function addressOf(name: string): string {
  return `/${name.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, "")}`;
}
