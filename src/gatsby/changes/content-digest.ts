import { createHash } from "node:crypto";

/** A digest of what each page says, by the page's address. */
export type PageDigests = Readonly<Record<string, string>>;

/** A digest of what a page says, 16 hexadecimal digits. */
export function contentDigest(html: string): string {
  return createHash("sha256").update(contentOf(html)).digest("hex").slice(0, 16);
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
    .replace(/ (?:data-sources|data-compilation|class|integrity)="[^"]*"/g, "")
    .replace(/-[0-9a-f]{20}(?=\.(?:js|css|woff2)\b)/g, "")
    .replace(/\/static\/[^"/]+-[0-9a-f]{32}(?=\.woff2)/g, "");
}
