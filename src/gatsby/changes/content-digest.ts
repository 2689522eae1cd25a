import { createHash } from "node:crypto";

/** Content digest of each page, by URL path. */
export type PageDigests = Readonly<Record<string, string>>;

/** Returns a digest of a page's content, regardless of scripts and styles: 16 hexadecimal digits. */
export function contentDigest(html: string): string {
  return createHash("sha256").update(contentOf(html)).digest("hex").slice(0, 16);
}

/**
 * Removes scripts, styles and the names of their files from a page, so that what is left changes only with
 * its content. Names of pictures stay, since a replaced picture gets a new name.
 */
export function contentOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]* as="(?:script|fetch|style)"[^>]*>/g, "")
    .replace(/ (?:data-sources|data-compilation|class|integrity)="[^"]*"/g, "")
    .replace(/-[0-9a-f]{20}(?=\.(?:js|css|woff2)\b)/g, "")
    .replace(/\/static\/[^"/]+-[0-9a-f]{32}(?=\.woff2)/g, "");
}
