import { type Node, type ParseError, type ParseOptions, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Fault, Words } from "../problem";
import { saveAsUtf8 } from "../suggestions/suggest-restore";
import { placeOf } from "./source-location";
import { syntaxWords } from "./syntax-messages";

const strictJson: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const unreadable = ["InvalidSymbol", "UnexpectedEndOfString"];

interface Reading {
  readonly root: Node | undefined;
  readonly isWellFormed: boolean;
  readonly faults: readonly Fault[];
}

/** Reads JSON as far as it goes, and says where it is malformed: one problem for each line that has any. */
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
  const first = new Map<string, Node>();
  const repeated = children.flatMap((child) => {
    const field = String(child.children?.[0]?.value);
    const before = first.get(field);
    if (before === undefined) first.set(field, child);
    return before === undefined ? [] : [{ field, child, before }];
  });
  const words = repeated.length > 2 ? [mergedEntries(repeated)] : repeated.map(repeatedField);
  return [...words, ...within];

  function mergedEntries([start, ...more]: readonly Repetition[]): Fault {
    const { field = "", child = node } = start ?? {};
    const place = placeOf(text, child.offset);
    return {
      file: name,
      place,
      field: `"${field}"`,
      found: `${[start, ...more].map((each) => `"${each?.field}"`).join(", ")} are used twice within one pair of {braces}.`,
      expected: "Each entry has its own { and }, and each field once.",
      mend: `If a new entry begins in line ${place.line}, write }, { before it. If not, delete the lines that repeat.`,
    };
  }

  function repeatedField({ field, child, before }: Repetition): Fault {
    const [line, earlier] = [placeOf(text, child.offset), placeOf(text, before.offset).line];
    const written = ({ offset, length }: Node) => text.slice(offset, offset + length);
    const isSame = written(child) === written(before);
    return {
      file: name,
      place: line,
      field: `"${field}"`,
      found: `"${field}" is used twice within one pair of {braces}.`,
      expected: `Each field once; "${field}" is already on line ${earlier}.`,
      mend: isSame
        ? `Delete line ${line.line}; it is the same as line ${earlier}.`
        : `Keep one of the two: delete line ${earlier} or line ${line.line}.`,
    };
  }
}

interface Repetition {
  readonly field: string;
  readonly child: Node;
  readonly before: Node;
}

/** Where a letter was lost on the way through another encoding, this sign is in its place. */
function damagedLetters(name: string, text: string): Fault[] {
  const index = text.indexOf("\ufffd");
  if (index === -1) return [];
  const words: Words = {
    found: "A letter was lost here: \ufffd",
    expected: 'The letter itself, in the encoding "UTF-8".',
    mend: `Type the letter again, then ${saveAsUtf8}`,
  };
  return [{ file: name, place: placeOf(text, index), ...words }];
}
