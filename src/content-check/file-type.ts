import { closeSync, openSync, readSync, statSync } from "node:fs";

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
