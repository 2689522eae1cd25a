import { createScanner } from "jsonc-parser";
import { locationAt } from "./source-location";

/** The innermost bracket that is still open at some offset. */
export interface OpenBracket {
  readonly sign: "{" | "[";
  readonly line: number;
  /** The start of the last token before that offset: a text, a punctuation mark or a number. */
  readonly lastToken: number;
  /** The brackets that close this one and those around it, starting with the innermost. */
  readonly closers: string;
}

const closingBrackets: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

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
