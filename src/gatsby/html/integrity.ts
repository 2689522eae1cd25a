import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../../shared/memoize";

const tag = /<script\b[^>]*\ssrc="(\/[^"?]+\.m?js)"[^>]*>|<link\b[^>]*\shref="(\/[^"?]+\.m?js)"[^>]*>/g;

/**
 * A page whose tags of our own scripts say which content is meant, in templates too. A tag that loads a script ahead
 * says it as well: without, the browser would load the script twice.
 * @param digestOf the digest of the script at a path, or undefined where there is none
 */
export function withIntegrity(html: string, digestOf: (path: string) => string | undefined): string {
  return html.replace(tag, (found, source, ahead) => {
    const digest = digestOf(source ?? ahead);
    const bare = found.replace(/ integrity="[^"]*"/, "");
    return digest ? bare.replace(/\s?\/?>$/, (end) => ` integrity="${digest}"${end.trim()}`) : bare;
  });
}

/** Looks up the digests of the files under a folder, each read once. */
export function digestsIn(folder: string): (path: string) => string | undefined {
  return memoize((path) => digestOfFile(join(folder, path)));
}

function digestOfFile(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}
