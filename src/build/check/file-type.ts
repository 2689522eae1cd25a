import { closeSync, openSync, readSync, statSync } from "node:fs";

/** How a file of each type begins. */
const beginnings = {
  JPEG: "ffd8ff",
  PNG: "89504e470d0a1a0a",
  PDF: Buffer.from("%PDF-").toString("hex"),
} as const;

export type FileType = keyof typeof beginnings;

/** The type of a file as its first bytes tell it; undefined of a folder, a damaged file or another type. */
export function fileTypeOf(path: string): FileType | undefined {
  const beginning = beginningOf(path);
  const types = Object.keys(beginnings) as FileType[];
  return types.find((type) => beginning.startsWith(beginnings[type]));
}

/** The first eight bytes, in hexadecimal; none of a folder. */
function beginningOf(path: string): string {
  if (!statSync(path).isFile()) return "";
  const file = openSync(path, "r");
  const bytes = Buffer.alloc(8);
  const length = readSync(file, bytes);
  closeSync(file);
  return bytes.subarray(0, length).toString("hex");
}
