import { type Node, type ParseError, type ParseOptions, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Fault, Words } from "./fault";
import { placeOf } from "./place";
import { syntaxWords } from "./syntax-words";

const strictJson: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const unreadable = ["InvalidSymbol", "UnexpectedEndOfString"];

interface Reading {
  readonly root: Node | undefined;
  readonly isWellFormed: boolean;
  readonly faults: readonly Fault[];
}

/** Reads JSON as far as it goes, and says where it is malformed: one fault for each line that has any. */
export function readJson(name: string, text: string): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strictJson);
  if (root === undefined || errors.length > 0) {
    return { root, isWellFormed: false, faults: malformations(name, text, errors) };
  }
  const faults = [...damagedLetters(name, text), ...repeatedFields(name, text, root)];
  return { root, isWellFormed: true, faults };
}

function malformations(name: string, text: string, errors: readonly ParseError[]): Fault[] {
  const faults: Fault[] = [];
  const explained = new Set<number>();
  let unreadUpTo = -1;
  for (const error of errors) {
    const { offset, lostTrack, ...words } = syntaxWords(text, error);
    const place = placeOf(text, offset);
    // Where a piece could not be read, the parser also misses whatever that piece was meant to be.
    const isAftermath = text.slice(0, error.offset).trimEnd().length === unreadUpTo;
    if (!isAftermath && !explained.has(place.line)) faults.push({ file: name, place, ...words });
    explained.add(place.line);
    if (unreadable.includes(printParseErrorCode(error.error))) {
      unreadUpTo = text.slice(0, error.offset + error.length).trimEnd().length;
    }
    if (lostTrack) break;
  }
  return faults;
}

/** JSON lets a later field silently replace an earlier one of the same name. */
function repeatedFields(name: string, text: string, node: Node): Fault[] {
  const children = node.children ?? [];
  const within = children.flatMap((child) => repeatedFields(name, text, child));
  if (node.type !== "object") return within;
  const first = new Map<string, number>();
  const repeated = children.flatMap(({ offset, children: [key] = [] }) => {
    const field = String(key?.value);
    const before = first.get(field);
    if (before === undefined) first.set(field, offset);
    return before === undefined ? [] : [repeatedField(name, text, field, offset, before)];
  });
  return [...repeated, ...within];
}

function repeatedField(name: string, text: string, field: string, offset: number, before: number): Fault {
  const words: Words = {
    found: `This is the second "${field}" between the same pair of {braces}.`,
    expected: `A field stands there once; "${field}" stands already in line ${placeOf(text, before).line}.`,
    mend: "Remove one of the two.",
  };
  return { file: name, place: placeOf(text, offset), field: `"${field}"`, ...words };
}

/** Where a letter was saved in another encoding than UTF-8, reading it gives this sign. */
function damagedLetters(name: string, text: string): Fault[] {
  const index = text.indexOf("\ufffd");
  if (index === -1) return [];
  const words: Words = {
    found: "A letter here can't be read.",
    expected: "Text in the encoding UTF-8.",
    mend: "Write the letter anew and save the file as UTF-8.",
  };
  return [{ file: name, place: placeOf(text, index), ...words }];
}
