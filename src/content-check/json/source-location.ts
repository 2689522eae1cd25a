import type { SourceLocation } from "../problem";

/** Converts an offset in a text (from 0) to a line and column. An offset past the end gives the end. */
export function locationAt(text: string, offset: number): SourceLocation {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  const lineEnd = text.indexOf("\n", lineStart);
  return {
    line: before.split("\n").length,
    column: before.length - lineStart + 1,
    text: text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).replace(/\r$/, ""),
  };
}

/**
 * Returns the offset in the file of a character of a JSON string. Escape sequences such as `\n` are longer in the file.
 * @param text the content of the file
 * @param quote the offset of the string's opening quotation mark
 * @param index the character's index in the string's value
 */
export function offsetInString(text: string, quote: number, index: number): number {
  let offset = quote + 1;
  for (let passed = 0; passed < index; passed += 1) {
    if (text[offset] !== "\\") offset += 1;
    else offset += text[offset + 1] === "u" ? 6 : 2;
  }
  return offset;
}
