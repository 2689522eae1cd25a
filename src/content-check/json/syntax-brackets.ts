import { discardChanges } from "../suggestions/wording";
import {
  closingBrackets,
  locationAt,
  openBracketAt,
  restOfLine,
  type SyntaxErrorContext,
  type SyntaxMessage,
} from "./text-positions";

/** Explains a field inside a list, or an object or list where a field should be: a bracket above is not closed. */
export function missingBracket({ text, offset, token, before }: SyntaxErrorContext) {
  const open = openBracketAt(text, offset);
  const isField = open?.sign === "[" && token === ":";
  const isEntry = open?.sign === "{" && (token === "{" || token === "[");
  if (open === undefined || !(isField || isEntry)) return undefined;
  const found = `The ${open.sign} on line ${open.line} is not closed before this.`;
  if (isField) return fieldInList(text, open.lastToken, found);
  if (token === "[") return listWithoutName;
  const isNested = openBracketAt(text, text.length) === undefined;
  const last = locationAt(text, before).line;
  const comma = text[before] === "," ? "" : ",";
  return {
    lostTrack: true,
    found: isNested
      ? `This ${token} starts an entry inside the entry that starts on line ${open.line}.`
      : found,
    expected: isNested
      ? "One entry after another, each with its own { and }."
      : "Between { and }, each value has a field name before it.",
    fix: isNested
      ? `Cut the entry that starts here, and paste it below the }, that ends the entry from line ${open.line}.`
      : `Write }${comma} at the end of line ${last}${comma === "" ? ", before the comma" : ""}.`,
  };
}

const listWithoutName = {
  lostTrack: true,
  found: "There is a list without a field name before it.",
  expected: "Between { and }, each value has a field name before it.",
  fix: 'Write a field name and a colon before it, such as "items": [',
};

function fieldInList(text: string, name: number, found: string): SyntaxMessage {
  const before = text.slice(0, name).trimEnd();
  const isNewEntry = /(?:\}\s*,|\[)$/.test(before);
  const last = locationAt(text, before.length - 1).line;
  const list = /\[[^[\]{}]*,$/.exec(before);
  const end = list === null ? "]" : "],";
  return {
    lostTrack: true,
    offset: name,
    found: isNewEntry ? "The { before this field is missing." : found,
    expected: isNewEntry
      ? "Each entry of the list starts with { and ends with }."
      : "A field name belongs between { and }, not directly between [ and ].",
    fix: isNewEntry
      ? `Write { before ${restOfLine(text, name).slice(0, 40)}`
      : `Write ${end} at the end of line ${last}${end === "]," ? " instead of the comma" : ""}.`,
  };
}

/** Explains a closing bracket that does not match the open one. */
export function wrongBracket({ text, offset, token, before }: SyntaxErrorContext): SyntaxMessage {
  const open = openBracketAt(text, offset);
  const sign = token === "}" ? "[" : "{";
  const isDouble = text[before] === token;
  return {
    lostTrack: true,
    found: `This ${token} does not match: the bracket that is open here is the ${sign} on line ${open?.line}.`,
    expected: "Every [ is closed by a ] and every { by a }, starting with the innermost.",
    fix: isDouble ? `Delete this ${token}` : `Write ${closingBrackets[sign]} before this ${token}`,
  };
}

/** Explains a file that ends while brackets are open. */
export function unclosed({ text, offset, before }: SyntaxErrorContext): SyntaxMessage {
  const { sign = "{", line, closers = "}" } = openBracketAt(text, offset) ?? {};
  const isCut = closers.length > 3;
  return {
    offset: before + 1,
    lostTrack: true,
    found: `The file ends, but the ${sign} on line ${line} is still open.`,
    expected: `At the end of the file: ${closers}`,
    fix: isCut
      ? `The rest of the file is missing. ${discardChanges}`
      : `Write ${closers} at the end of the file.`,
  };
}

/** Explains text after the bracket that closes the first one of the file. */
export function afterTheEnd({ text, offset, token, before }: SyntaxErrorContext): SyntaxMessage {
  const rest = text.slice(offset).trim();
  const expected = "Nothing after the } or ] that closes the first bracket of the file.";
  const found = `The list or page already ended before this: ${restOfLine(text, offset).slice(0, 40)}`;
  const first = text.trimStart()[0];
  if (/^[\]}]+$/.test(rest)) return { lostTrack: true, found, expected, fix: `Delete ${rest}` };
  if (first === '"' && token === ":") return lostStart("{");
  if (first === "{" && text[before] === "}" && rest.endsWith("]")) return lostStart("[");
  const isEntry = text[before] === "]" && /^,?\s*\{/.test(rest);
  if (rest.startsWith(text.trimStart().slice(0, 40))) {
    const fix = `Delete everything from line ${locationAt(text, offset).line} on.`;
    return { lostTrack: true, found: "From here on, the content of the file is repeated.", expected, fix };
  }
  if (!isEntry) {
    const fix = `Delete everything from here on, or find the ${text[before]} above that should not be there.`;
    return { lostTrack: true, found, expected, fix };
  }
  const end = locationAt(text, before).line;
  return {
    lostTrack: true,
    found: `This entry is outside the list, which ends with the ] on line ${end}.`,
    expected: "All entries between the [ and the ] of the list.",
    fix: rest.endsWith("]")
      ? `Delete the ] on line ${end}: the list continues, up to the ] at the end of the file.`
      : `Move the ] from line ${end} to the end of the file, and write a comma after the } before it.`,
  };
}

const lostStart = (sign: string): SyntaxMessage => ({
  lostTrack: true,
  offset: 0,
  found: `The ${sign} at the start of the file is missing.`,
  expected:
    sign === "[" ? "A list starts with [ and ends with ]." : "The file starts with { and ends with }.",
  fix: `Write ${sign} on its own line at the top of the file.`,
});
