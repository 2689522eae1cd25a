import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A digest of what each page says, by the page's address. */
export type PageDigests = Readonly<Record<string, string>>;

/** The digests of all pages of a built site. */
export function digestPages(folder: string): PageDigests {
  // Gatsby keeps the data of 404.html in a folder of that name.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".html") && statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => {
      const content = contentOf(readFileSync(join(folder, name), "utf8"));
      return [addressOf(name), createHash("sha256").update(content).digest("hex").slice(0, 16)];
    }),
  );
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
