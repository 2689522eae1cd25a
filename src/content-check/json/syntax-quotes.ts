import { clip } from "../values";
import { openBracketAt } from "./open-bracket";
import { lineNumber, restOfLine, type SyntaxErrorContext, stringEndingAt } from "./syntax-error-context";

/** Words for a field name that runs on into its value, as in `"name: "Ben"`; undefined if that is not it. */
export function unclosedName(context: SyntaxErrorContext) {
  const { text, offset, token, before } = context;
  const isWhole = token.startsWith('"');
  const start = isWhole ? offset : text.lastIndexOf('"', before - 1);
  const [, name] = /^"(\w+)\s*:/.exec(text.slice(start)) ?? [];
  const isDue = /[{,]$/.test(text.slice(0, start).trimEnd()) && openBracketAt(text, start)?.sign === "{";
  if (name === undefined || !isDue) return undefined;
  return {
    offset: start + 1 + name.length,
    found: `The field name "${name} has no quotation mark at its end.`,
    expected: 'A field name is between quotation marks, before its colon: "title": "Words"',
    fix: `Write "${name}":`,
  };
}

/** Words for a text that ended at a quotation mark within it. */
export function innerQuotes({ text, token, before }: SyntaxErrorContext) {
  const lost = lostQuote(text, before);
  if (lost !== undefined) return lost;
  const [attribute] = /[a-z-]+\s*=\s*$/i.exec(text.slice(0, before)) ?? [];
  const rest = restOfLine(text, before);
  if (attribute !== undefined) {
    const value = /^"([^"]*)"/.exec(rest)?.[1] ?? "/contact";
    return {
      found: `The " after ${attribute.trim()} ends the whole text too early.`,
      expected: "HTML in these files has single quotation marks.",
      fix: `Write ' instead of " on both sides: ${attribute.trim()}'${clip(value)}'`,
    };
  }
  const [, inner] = /^"([^"]{1,60})"(?!\s*[,}\]:]?\s*$)/.exec(rest) ?? [];
  return {
    offset: before,
    found: `The " before ${clip(token)} ends the text too early.`,
    expected: 'A " within a text is written \\" with a backslash, or curly: “ ”.',
    fix:
      inner === undefined
        ? 'Write \\" instead of this ".'
        : `Write \\"${inner}\\" or “${inner}” instead of "${inner}".`,
  };
}

/** Words for `["one, "two"]`: the first text runs on to the mark at which the second should begin. */
function lostQuote(text: string, before: number) {
  const run = stringEndingAt(text, before);
  const isList = run !== undefined && /[[,]$/.test(text.slice(0, run.start).trimEnd());
  const [, words] = /^([^,]+),\s*$/.exec(run?.words ?? "") ?? [];
  if (run === undefined || !isList || words === undefined) return undefined;
  return {
    lostTrack: true,
    offset: run.start,
    found: `The text "${clip(words)} has no quotation mark at its end.`,
    expected: 'A text begins and ends with ".',
    fix: `Write "${clip(words)}",`,
  };
}

/** Words for a text that is still open at the end of its line: a lost mark, an Enter, a backslash, a lost rest. */
export function unclosedText(context: SyntaxErrorContext) {
  const { text, offset, token } = context;
  const following = text.slice(offset + token.length);
  if (following.trim() === "") return undefined;
  const [, escaped] = /^"(.*)\\"[,\s]*$/.exec(token) ?? [];
  if (escaped !== undefined && /^\s*["}\]]/.test(following)) return escapedEnd(escaped, token);
  const ending = /^[^"]*?"\s*,?\s*(?:$|[}\]"])/.exec(following);
  const startsLikeJson = /^\s*(?:["{}[\]]|$)/.test(following);
  if (startsLikeJson || ending === null) return closeIt(token);
  const next = lineNumber(text, offset) + 1;
  const continued = following.trimStart();
  const start = lineNumber(text, text.length - continued.length);
  return {
    offset: offset + token.trimEnd().length,
    found: `Enter was pressed within a text: it goes on in line ${start} with "${clip(continued.split("\n")[0] ?? "", 40)}".`,
    expected: "A text is one line, however long; the editor only shows it wrapped (menu View, Word Wrap).",
    fix: `Put the cursor at the start of line ${start} and press Backspace until it is part of line ${next - 1} again. For a new paragraph on the page, write </p><p> instead of Enter.`,
  };
}

function escapedEnd(words: string, token: string) {
  const comma = token.trimEnd().endsWith(",") ? "," : "";
  return {
    found: "The backslash before the last quotation mark makes that mark a part of the text.",
    expected: 'A text begins and ends with ".',
    fix: `Write "${clip(words)}"${comma}`,
  };
}

const strayMark = {
  found: 'There is a single ".',
  expected: 'A text begins and ends with ".',
  fix: 'Delete this ".',
};

function closeIt(token: string) {
  const [, words = "", comma] = /^"(.*?)\s*(,?)\s*$/.exec(token) ?? [];
  if (words === "") return strayMark;
  const closed = words.length > 60 ? `…${words.slice(-40)}"${comma}` : `"${words}"${comma}`;
  return {
    found: `The text ${clip(token, 40)} has no quotation mark at its end.`,
    expected: 'A text begins and ends with " on one and the same line.',
    fix: `Write the " at its end: ${closed}`,
  };
}
