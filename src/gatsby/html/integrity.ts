import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../../shared/memoize";

const tag = /<script\b[^>]*\ssrc="(\/[^"?]+\.m?js)"[^>]*>|<link\b[^>]*\shref="(\/[^"?]+\.m?js)"[^>]*>/g;

/**
 * Adds `integrity` (Subresource Integrity) to the tags of our own scripts, including those in templates.
 * Preload links need it too, or the browser would load the script twice.
 * @param digestOf returns the digest of the script at a path, or undefined if there is no such file
 */
export function withIntegrity(html: string, digestOf: (path: string) => string | undefined): string {
  return html.replace(tag, (found, source, preloaded) => {
    const digest = digestOf(source ?? preloaded);
    const bare = found.replace(/ integrity="[^"]*"/, "");
    return digest ? bare.replace(/\s?\/?>$/, (end) => ` integrity="${digest}"${end.trim()}`) : bare;
  });
}

/**
 * Returns a lookup of SHA-384 digests for the files of a folder, in the form of the `integrity` attribute;
 * cached.
 */
export function digestsIn(folder: string): (path: string) => string | undefined {
  return memoize((path) => {
    const file = join(folder, path);
    if (!existsSync(file)) return undefined;
    return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
  });
}
