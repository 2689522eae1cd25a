import { openBracketAt } from "./open-bracket";
import type { Stumble } from "./stumble";
import { clip } from "./values";

/** Words for a field name that runs on into its value, as in `"name: "Ben"`; undefined if that is not it. */
export function unclosedName(stumble: Stumble) {
  const { text, offset, token, before } = stumble;
  const isWhole = token.startsWith('"');
  const start = isWhole ? offset : text.lastIndexOf('"', before - 1);
  const [, name] = /^"(\w+)\s*:/.exec(text.slice(start)) ?? [];
  const isDue = /[{,]$/.test(text.slice(0, start).trimEnd()) && openBracketAt(text, start)?.sign === "{";
  if (name === undefined || !isDue) return undefined;
  return {
    offset: start + 1 + name.length,
    found: `The field name "${name} is not closed.`,
    expected: 'A field name stands between quotation marks, before its colon: "title": "Words"',
    mend: `Write "${name}":`,
  };
}

/** Words for a text that ended at a quotation mark within it. */
export function innerQuotes({ text, token, before }: Stumble) {
  const [attribute] = /[a-z-]+\s*=\s*$/i.exec(text.slice(0, before)) ?? [];
  const found = `The text ends at the quotation mark before this: ${clip(token)}`;
  if (attribute !== undefined) {
    return {
      found,
      expected: "HTML in these files has single quotation marks.",
      mend: `Write ' instead of " on both sides: <a href='/contact'>`,
    };
  }
  return {
    found,
    expected: 'A " inside a text has a backslash before it: \\"',
    mend: 'Write \\" there, or use curly quotation marks: “ ”',
  };
}
