import { closeSync, openSync, readSync, statSync } from "node:fs";

export type FileType = keyof typeof marks;

/** What the first bytes of a file of each type hold, one character a byte. HEIC comes after its sibling AVIF. */
const marks = {
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

const enough = 64;

/** The type of a file by its first bytes; undefined of a folder, a damaged file or another type. */
export function fileTypeOf(path: string): FileType | undefined {
  const beginning = beginningOf(path);
  const types = Object.keys(marks) as FileType[];
  return types.find((type) => marks[type].test(beginning));
}

function beginningOf(path: string): string {
  if (!statSync(path).isFile()) return "";
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(enough);
  const length = readSync(file, bytes);
  closeSync(file);
  return bytes.toString("latin1", 0, length);
}
