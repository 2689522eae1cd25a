import { createScanner } from "jsonc-parser";
import { locationAt } from "./source-location";

/** What is open where the parser stopped. */
export interface OpenBracket {
  readonly sign: "{" | "[";
  readonly line: number;
  /** The offset of the last piece before that place: a text, a sign, a number. */
  readonly lastPiece: number;
  /** What closes this bracket and those around it, the inner one first. */
  readonly closers: string;
}

const partners: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** The innermost bracket that is not closed before an offset; undefined if none is open there. */
export function openBracketAt(text: string, offset: number): OpenBracket | undefined {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  let lastPiece = 0;
  for (scanner.scan(); scanner.getTokenOffset() < offset; scanner.scan()) {
    lastPiece = scanner.getTokenOffset();
    const sign = text[lastPiece];
    if (sign === "{" || sign === "[") open.push(lastPiece);
    if (sign === "}" || sign === "]") open.pop();
  }
  const last = open.at(-1);
  if (last === undefined) return undefined;
  return {
    sign: text[last] === "{" ? "{" : "[",
    line: locationAt(text, last).line,
    lastPiece,
    closers: open
      .map((each) => partners[text[each] ?? ""])
      .reverse()
      .join(" "),
  };
}
