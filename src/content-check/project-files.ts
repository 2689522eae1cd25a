import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../shared/memoize";

/**
 * Looks for a file by its exact letter case. Macs and Windows ignore case, but most servers do not.
 * @param path relative to `folder`, with "/" between names and no ".."
 * @returns the path in the letter case that the file has; undefined if there is no file
 */
export function findFile(folder: string, path: string, namesIn: NamesIn): string | undefined {
  const spelled: string[] = [];
  for (const name of path.split("/")) {
    const names = namesIn(join(folder, ...spelled));
    const isOtherCase = (each: string) => each.toLowerCase() === name.toLowerCase();
    const found = names.includes(name) ? name : names.find(isOtherCase);
    if (found === undefined) return undefined;
    spelled.push(found);
  }
  return spelled.join("/");
}

/** Lists the names in a folder; empty if it does not exist. */
export type NamesIn = (folder: string) => readonly string[];

/** Lists folders and caches each list, since every picture asks for the list of its folder. See docs/performance.md. */
export function cachedDirectoryListing(): NamesIn {
  return memoize((folder) => (existsSync(folder) ? readdirSync(folder) : []));
}

/** The file types that `fileTypeOf` recognizes. */
export type FileType = keyof typeof signatures;

/** The file signatures, matched against the first bytes. AVIF and HEIC share a container format, so AVIF comes first. */
const signatures = {
  JPEG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n/,
  PDF: /^%PDF-/,
  AVIF: /^....ftyp.*avi[fs]/s,
  HEIC: /^....ftyp.*(?:hei[cmsx]|hev[cx]|mif1|msf1)/s,
  WebP: /^RIFF....WEBP/s,
  GIF: /^GIF8/,
  TIFF: /^(?:II\*\0|MM\0\*)/,
  BMP: /^BM/,
  SVG: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<svg\b/,
} as const;

/** Returns the type of a file by its first bytes; undefined for a folder, a damaged file or an unknown type. */
export function fileTypeOf(path: string): FileType | undefined {
  if (!statSync(path).isFile()) return undefined;
  const file = openSync(path, "r");
  // Enough for all signatures.
  const bytes = Buffer.alloc(64);
  const length = readSync(file, bytes);
  closeSync(file);
  const beginning = bytes.toString("latin1", 0, length);
  const types = Object.keys(signatures) as FileType[];
  return types.find((type) => signatures[type].test(beginning));
}
