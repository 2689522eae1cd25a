import { createScanner } from "jsonc-parser";
import type { Message, SourceLocation } from "../problem";

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
 * Returns the offset of a character of a JSON string, whose escapes such as `\n` are longer in the file.
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

/** The innermost bracket that is still open at some offset. */
interface OpenBracket {
  readonly sign: "{" | "[";
  readonly line: number;
  /** The start of the last token before that offset: a text, a punctuation mark or a number. */
  readonly lastToken: number;
  /** The brackets that close this one and those around it, starting with the innermost. */
  readonly closers: string;
}

/** The brackets that open something, with those that close it. */
export const closingBrackets: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Returns the innermost bracket that is not closed before an offset; undefined if none is open there. */
export function openBracketAt(text: string, offset: number): OpenBracket | undefined {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  let lastToken = 0;
  for (scanner.scan(); scanner.getTokenOffset() < offset; scanner.scan()) {
    lastToken = scanner.getTokenOffset();
    const sign = text[lastToken];
    if (sign === "{" || sign === "[") open.push(lastToken);
    if (sign === "}" || sign === "]") open.pop();
  }
  const last = open.at(-1);
  if (last === undefined) return undefined;
  return {
    sign: text[last] === "{" ? "{" : "[",
    line: locationAt(text, last).line,
    lastToken,
    closers: open
      .map((each) => closingBrackets[text[each] ?? ""])
      .reverse()
      .join(" "),
  };
}

/** What the parser could not read, and where. */
export interface SyntaxErrorContext {
  readonly text: string;
  readonly offset: number;
  /** The unexpected characters. */
  readonly token: string;
  /** The offset of the last character before the token that is not whitespace; -1 at the start of the file. */
  readonly before: number;
}

/** Returns the rest of the line from a character on, without trailing whitespace. */
export function restOfLine(text: string, offset: number): string {
  return (/^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? "").trimEnd();
}

/** Returns the quoted string that ends at a character: the offset of its opening mark, and its content. */
export function stringEndingAt(text: string, end: number): { start: number; content: string } | undefined {
  const [written, content] = /"((?:[^"\\\n]|\\.)*)"$/.exec(text.slice(0, end + 1)) ?? [];
  return written === undefined ? undefined : { start: end + 1 - written.length, content: content ?? "" };
}

/** A message about malformed JSON, and where to report it. */
export interface SyntaxMessage extends Message {
  /** The offset to report, if it is not where the parser stopped. */
  readonly offset?: number;
  /** True if nothing after this offset can be checked. */
  readonly lostTrack?: boolean;
}
