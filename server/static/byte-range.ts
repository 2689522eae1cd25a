/** The positions of a range's first and last byte, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header (RFC 9110, section 14). Not range-parser 1.3, which rejects a suffix that is longer
 * than the file instead of returning the whole file.
 * @param size the size of the file in bytes
 * @returns the requested range; "unsatisfiable" when none of it is in the file; undefined when the whole file
 *   must be sent: without a header, or for a malformed one, other units or several ranges (which a server may
 *   ignore)
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
