/** A place that the parser could not read. */
export interface SyntaxErrorContext {
  readonly text: string;
  readonly offset: number;
  /** The characters that do not fit. */
  readonly token: string;
  /** The last character before them that is no space or line break; -1 at the start of the file. */
  readonly before: number;
}

/** The number of the line that holds a character. */
export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** What follows a character on its line, without spaces at the end. */
export function restOfLine(text: string, offset: number): string {
  return (/^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? "").trimEnd();
}

/** The string in quotation marks that ends at a character: its start and its words. */
export function stringEndingAt(text: string, end: number): { start: number; words: string } | undefined {
  const [written, words] = /"((?:[^"\\\n]|\\.)*)"$/.exec(text.slice(0, end + 1)) ?? [];
  return written === undefined ? undefined : { start: end + 1 - written.length, words: words ?? "" };
}
