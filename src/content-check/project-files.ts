import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../shared/memoize";

/** The result of a search: the file exists, exists under `path` in other letter case, or is missing. */
type Search =
  | { readonly is: "there" }
  | { readonly is: "wrong-case"; readonly path: string }
  | { readonly is: "missing" };

/**
 * Looks for a file by its exact letter case on every computer. Macs and Windows ignore case, but most servers do not.
 * @param folder the folder to start in; the case of its own path is not checked
 * @param path relative to `folder`, with "/" between names and no ".."
 * @param namesIn lists the names in a folder
 */
export function findFile(folder: string, path: string, namesIn: NamesIn): Search {
  const spelled: string[] = [];
  for (const name of path.split("/")) {
    const names = namesIn(join(folder, ...spelled));
    const exact = names.find((each) => each === name);
    const found = exact ?? names.find((each) => each.toLowerCase() === name.toLowerCase());
    if (found === undefined) return { is: "missing" };
    spelled.push(found);
  }
  const actual = spelled.join("/");
  return actual === path ? { is: "there" } : { is: "wrong-case", path: actual };
}

/** Lists the names in a folder; empty if it does not exist. */
export type NamesIn = (folder: string) => readonly string[];

/** Lists folders and caches each list, since every picture asks for the list of its folder. See docs/performance.md. */
export function cachedDirectoryListing(): NamesIn {
  return memoize((folder) => (existsSync(folder) ? readdirSync(folder) : []));
}

/** The file types that `fileTypeOf` recognizes. */
export type FileType = keyof typeof signatures;

/**
 * The file signatures (magic numbers), matched against the first bytes, one character per byte. AVIF and HEIC share a
 * container format, so AVIF is tested first.
 */
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

/** How many bytes to read: enough for all signatures. */
const signatureBytes = 64;

/** Returns the type of a file by its first bytes; undefined for a folder, a damaged file or an unknown type. */
export function fileTypeOf(path: string): FileType | undefined {
  const beginning = beginningOf(path);
  const types = Object.keys(signatures) as FileType[];
  return types.find((type) => signatures[type].test(beginning));
}

function beginningOf(path: string): string {
  if (!statSync(path).isFile()) return "";
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(signatureBytes);
  const length = readSync(file, bytes);
  closeSync(file);
  return bytes.toString("latin1", 0, length);
}
