/** The first and last byte of a part, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header as RFC 9110, section 14, has it. By hand, since range-parser 1.3 refuses a suffix longer than
 * the file, where the whole file is due.
 * @param size of the file, in bytes
 * @returns the one range asked for; "unsatisfiable" when none of it is in the file; undefined when the whole file is to
 *   be sent, as for no header, a malformed one, other units, or several ranges (which a server may decline)
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return undefined;

  const isSuffix = first === "";
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== "" && Number(last) < start) return undefined;
  return start <= end ? { start, end } : "unsatisfiable";
}
