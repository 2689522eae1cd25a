/** What the parser could not read, and where. */
export interface SyntaxErrorContext {
  readonly text: string;
  readonly offset: number;
  /** The unexpected characters. */
  readonly token: string;
  /** The offset of the last character before the token that is not whitespace; -1 at the start of the file. */
  readonly before: number;
}

/** Returns the line number of a character, counted from 1. */
export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
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
