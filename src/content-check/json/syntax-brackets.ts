import { discardChanges } from "../suggestions/suggest-restore";
import { openBracketAt } from "./open-bracket";
import { lineNumber, restOfLine, type SyntaxErrorContext } from "./syntax-error-context";
import type { SyntaxMessage } from "./syntax-message";

const partners = { "{": "}", "[": "]" } as const;

/** Words for a field in a list, or for a group or list in place of a field: a bracket above is not closed. */
export function missingBracket({
  text,
  offset,
  token,
  before,
}: SyntaxErrorContext): SyntaxMessage | undefined {
  const open = openBracketAt(text, offset);
  const isField = open?.sign === "[" && token === ":";
  const isEntry = open?.sign === "{" && (token === "{" || token === "[");
  if (open === undefined || !(isField || isEntry)) return undefined;
  const found = `The ${open.sign} of line ${open.line} is not closed before this.`;
  if (isField) return fieldInList(text, open.lastPiece, found);
  if (token === "[") return listWithoutName;
  const isNested = openBracketAt(text, text.length) === undefined;
  const last = lineNumber(text, before);
  const comma = text[before] === "," ? "" : ",";
  return {
    lostTrack: true,
    found: isNested ? `This ${token} begins an entry within the entry of line ${open.line}.` : found,
    expected: isNested
      ? "One entry after the other, each with its own { and }."
      : "In a {group} each field has a name before its value.",
    fix: isNested
      ? `Cut the entry that begins here, and paste it below the }, that ends the entry of line ${open.line}.`
      : `Write }${comma} at the end of line ${last}${comma === "" ? ", before its comma" : ""}.`,
  };
}

const listWithoutName = {
  lostTrack: true,
  found: "There is a list without a field name.",
  expected: "In a {group} each field has a name before its value.",
  fix: 'Write a field name and a colon before it, such as "items": [',
};

function fieldInList(text: string, name: number, found: string): SyntaxMessage {
  const before = text.slice(0, name).trimEnd();
  const isNewEntry = /(?:\}\s*,|\[)$/.test(before);
  const last = lineNumber(text, before.length - 1);
  const list = /\[[^[\]{}]*,$/.exec(before);
  const end = list === null ? "]" : "],";
  return {
    lostTrack: true,
    offset: name,
    found: isNewEntry ? "This field is not within braces: the { before it is missing." : found,
    expected: isNewEntry
      ? "Each entry of the list begins with { and ends with }."
      : "In a [list] there are texts or {groups}; a field has its place in a group.",
    fix: isNewEntry
      ? `Write { before ${restOfLine(text, name).slice(0, 40)}`
      : `Write ${end} at the end of line ${last}${end === "]," ? " instead of its comma" : ""}.`,
  };
}

/** Words for a closing bracket that is not the partner of what is open. */
export function wrongBracket({ text, offset, token, before }: SyntaxErrorContext): SyntaxMessage {
  const open = openBracketAt(text, offset);
  const sign = token === "}" ? "[" : "{";
  const isDouble = text[before] === token;
  return {
    lostTrack: true,
    found: `This ${token} closes nothing: what is open here is the ${sign} of line ${open?.line}.`,
    expected: "Every [ is closed by a ] and every { by a }, the inner one first.",
    fix: isDouble ? `Delete this ${token}` : `Write ${partners[sign]} before this ${token}`,
  };
}

/** Words for a file that ends while brackets are open. */
export function unclosed({ text, offset, before }: SyntaxErrorContext): SyntaxMessage {
  const { sign = "{", line, closers = "}" } = openBracketAt(text, offset) ?? {};
  const isCut = closers.length > 3;
  return {
    offset: before + 1,
    lostTrack: true,
    found: `The file ends while the ${sign} of line ${line} is still open.`,
    expected: `At the end of the file: ${closers}`,
    fix: isCut
      ? `The rest of the file is missing. ${discardChanges}`
      : `Write ${closers} at the end of the file.`,
  };
}

/** Words for what follows the bracket that closes the file's first one. */
export function afterTheEnd({ text, offset, token, before }: SyntaxErrorContext): SyntaxMessage {
  const rest = text.slice(offset).trim();
  const expected = "The file ends with the } or ] that closes its first line.";
  const found = `The list or page has ended before this: ${restOfLine(text, offset).slice(0, 40)}`;
  const first = text.trimStart()[0];
  if (/^[\]}]+$/.test(rest)) return { lostTrack: true, found, expected, fix: `Delete ${rest}` };
  if (first === '"' && token === ":") return lostStart("{");
  if (first === "{" && text[before] === "}" && rest.endsWith("]")) return lostStart("[");
  const isEntry = text[before] === "]" && /^,?\s*\{/.test(rest);
  if (rest.startsWith(text.trimStart().slice(0, 40))) {
    const fix = `Delete everything from line ${lineNumber(text, offset)} on.`;
    return { lostTrack: true, found: "From here on, the content of the file is repeated.", expected, fix };
  }
  if (!isEntry) {
    const fix = `Delete what follows, or look above for a ${text[before]} too many.`;
    return { lostTrack: true, found, expected, fix };
  }
  const end = lineNumber(text, before);
  return {
    lostTrack: true,
    found: `This entry is outside the list, after its ] in line ${end}.`,
    expected: "All entries are between the [ and the ] of the list.",
    fix: rest.endsWith("]")
      ? `Delete the ] of line ${end}: the list goes on, and ends with the ] at the end of the file.`
      : `Move the ] of line ${end} to the end of the file, and write a comma after the } before it.`,
  };
}

function lostStart(sign: string): SyntaxMessage {
  return {
    lostTrack: true,
    offset: 0,
    found: `The ${sign} at the start of the file is missing.`,
    expected:
      sign === "[" ? "A list begins with [ and ends with ]." : "The file begins with { and ends with }.",
    fix: `Write ${sign} on a line of its own at the top of the file.`,
  };
}
