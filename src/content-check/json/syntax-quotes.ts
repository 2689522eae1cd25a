import { clip } from "../values";
import {
  locationAt,
  openBracketAt,
  restOfLine,
  type SyntaxErrorContext,
  stringEndingAt,
} from "./text-positions";

/** Explains a field name without its closing quotation mark, as in `"name: "Ben"`; undefined if there is none. */
export function unclosedName(context: SyntaxErrorContext) {
  const { text, offset, token, before } = context;
  const isWhole = token.startsWith('"');
  const start = isWhole ? offset : text.lastIndexOf('"', before - 1);
  const [, name] = /^"(\w+)\s*:/.exec(text.slice(start)) ?? [];
  const isNameExpected =
    /[{,]$/.test(text.slice(0, start).trimEnd()) && openBracketAt(text, start)?.sign === "{";
  if (name === undefined || !isNameExpected) return undefined;
  return {
    offset: start + 1 + name.length,
    found: `The field name "${name} has no quotation mark at its end.`,
    expected: 'A field name between quotation marks, then a colon and the value: "title": "Words"',
    fix: `Write "${name}":`,
  };
}

/** Explains a quotation mark inside a text, which ends the text too early. */
export function innerQuotes({ text, token, before }: SyntaxErrorContext) {
  const lost = lostQuote(text, before);
  if (lost !== undefined) return lost;
  const [attribute] = /[a-z-]+\s*=\s*$/i.exec(text.slice(0, before)) ?? [];
  const rest = restOfLine(text, before);
  if (attribute !== undefined) {
    const value = /^"([^"]*)"/.exec(rest)?.[1] ?? "/contact";
    return {
      found: `The " after ${attribute.trim()} ends the whole text too early.`,
      expected: "Single quotation marks in HTML, because double ones end the text.",
      fix: `Write ' instead of " on both sides: ${attribute.trim()}'${clip(value)}'`,
    };
  }
  const [, inner] = /^"([^"]{1,60})"(?!\s*[,}\]:]?\s*$)/.exec(rest) ?? [];
  return {
    offset: before,
    found: `The " before ${clip(token)} ends the text too early.`,
    expected: 'Quotation marks inside a text need a backslash before them: \\". Or use curly ones: “ ”.',
    fix:
      inner === undefined
        ? 'Write \\" instead of this ".'
        : `Write \\"${inner}\\" or “${inner}” instead of "${inner}".`,
  };
}

/** Explains `["one, "two"]`, where the first text runs up to the quotation mark that should start the second. */
function lostQuote(text: string, before: number) {
  const previous = stringEndingAt(text, before);
  const isList = previous !== undefined && /[[,]$/.test(text.slice(0, previous.start).trimEnd());
  const [, words] = /^([^,]+),\s*$/.exec(previous?.content ?? "") ?? [];
  if (previous === undefined || !isList || words === undefined) return undefined;
  return {
    lostTrack: true,
    offset: previous.start,
    found: `The text "${clip(words)} has no quotation mark at its end.`,
    expected: 'A text starts and ends with ".',
    fix: `Write "${clip(words)}",`,
  };
}

/** Explains a text that does not end on its line: the quotation mark is missing or escaped, or Enter was pressed. */
export function unclosedText(context: SyntaxErrorContext) {
  const { text, offset, token } = context;
  const following = text.slice(offset + token.length);
  if (following.trim() === "") return undefined;
  const [, escaped] = /^"(.*)\\"[,\s]*$/.exec(token) ?? [];
  if (escaped !== undefined && /^\s*["}\]]/.test(following)) return escapedEnd(escaped, token);
  const ending = /^[^"]*?"\s*,?\s*(?:$|[}\]"])/.exec(following);
  const startsLikeJson = /^\s*(?:["{}[\]]|$)/.test(following);
  if (startsLikeJson || ending === null) return closeIt(token);
  const next = locationAt(text, offset).line + 1;
  const continued = following.trimStart();
  const start = locationAt(text, text.length - continued.length).line;
  return {
    offset: offset + token.trimEnd().length,
    found: `Enter was pressed inside a text: it continues on line ${start} with "${clip(continued.split("\n")[0] ?? "", 40)}".`,
    expected: "A text on a single line, however long. To see all of it, turn on Word Wrap in the View menu.",
    fix: `Put the cursor at the start of line ${start} and press Backspace until it is part of line ${next - 1} again. For a new paragraph on the page, write </p><p> instead of Enter.`,
  };
}

function escapedEnd(words: string, token: string) {
  const comma = token.trimEnd().endsWith(",") ? "," : "";
  return {
    found:
      "The backslash before the last quotation mark makes that mark part of the text, so the text does not end.",
    expected: 'A text starts and ends with ".',
    fix: `Write "${clip(words)}"${comma}`,
  };
}

const strayMark = {
  found: 'There is a single " here.',
  expected: 'A text starts and ends with ".',
  fix: 'Delete this ".',
};

function closeIt(token: string) {
  const [, words = "", comma] = /^"(.*?)\s*(,?)\s*$/.exec(token) ?? [];
  if (words === "") return strayMark;
  const closed = words.length > 60 ? `…${words.slice(-40)}"${comma}` : `"${words}"${comma}`;
  return {
    found: `The text ${clip(token, 40)} has no quotation mark at its end.`,
    expected: 'A text starts and ends with " on the same line.',
    fix: `Write the " at its end: ${closed}`,
  };
}
