import { type Node, type ParseError, type ParseOptions, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Message, Problem } from "../problem";
import { saveAsUtf8 } from "../suggestions/wording";
import { syntaxMessage } from "./syntax-messages";
import { locationAt } from "./text-positions";

const strictJson: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const unreadable = ["InvalidSymbol", "UnexpectedEndOfString"];

interface Reading {
  readonly root: Node | undefined;
  readonly isWellFormed: boolean;
  readonly problems: readonly Problem[];
}

/** Parses JSON as far as possible, and reports where it is malformed: at most one problem per line. */
export function readJson(name: string, text: string): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strictJson);
  if (root === undefined || errors.length > 0) {
    return { root, isWellFormed: false, problems: malformations(name, text, errors) };
  }
  const problems = [...damagedLetters(name, text), ...repeatedFields(name, text, root)];
  return { root, isWellFormed: true, problems };
}

function malformations(name: string, text: string, errors: readonly ParseError[]): Problem[] {
  const problems: Problem[] = [];
  const explained = new Set<number>();
  let unreadUpTo = -1;
  for (const error of errors) {
    const { offset, lostTrack, ...message } = syntaxMessage(text, error);
    const location = locationAt(text, offset);
    // The parser also reports that a value is missing where it could not read one.
    const isFollowUp = text.slice(0, error.offset).trimEnd().length === unreadUpTo;
    if (!isFollowUp && !explained.has(location.line)) problems.push({ file: name, location, ...message });
    explained.add(location.line);
    if (unreadable.includes(printParseErrorCode(error.error))) {
      unreadUpTo = text.slice(0, error.offset + error.length).trimEnd().length;
    }
    if (lostTrack) break;
  }
  return problems;
}

/** Finds fields with the same name in one object. JSON lets the later one silently replace the earlier one. */
function repeatedFields(name: string, text: string, node: Node): Problem[] {
  const children = node.children ?? [];
  const within = children.flatMap((child) => repeatedFields(name, text, child));
  if (node.type !== "object") return within;
  const first = new Map<string, Node>();
  const repeated = children.flatMap((child) => {
    const field = String(child.children?.[0]?.value);
    const before = first.get(field);
    if (before === undefined) first.set(field, child);
    return before === undefined ? [] : { field, child, before };
  });
  const problems = repeated.length > 2 ? [mergedEntries(repeated)] : repeated.map(repeatedField);
  return [...problems, ...within];

  function mergedEntries([start, ...more]: readonly Repetition[]): Problem {
    const { field = "", child = node } = start ?? {};
    const location = locationAt(text, child.offset);
    return {
      file: name,
      location,
      field: `"${field}"`,
      found: `${[start, ...more].map((each) => `"${each?.field}"`).join(", ")} are used twice between the same { and }.`,
      expected: "A { and } for each entry, and each field only once between them.",
      fix: `If a new entry starts on line ${location.line}, write }, { before it. If not, delete the repeated lines.`,
    };
  }

  function repeatedField({ field, child, before }: Repetition): Problem {
    const [line, earlier] = [locationAt(text, child.offset), locationAt(text, before.offset).line];
    const written = ({ offset, length }: Node) => text.slice(offset, offset + length);
    const isSame = written(child) === written(before);
    return {
      file: name,
      location: line,
      field: `"${field}"`,
      found: `"${field}" is used twice between the same { and }.`,
      expected: `Each field only once. "${field}" is already on line ${earlier}.`,
      fix: isSame
        ? `Delete line ${line.line}, which is the same as line ${earlier}.`
        : `Keep one of the two: delete line ${earlier} or line ${line.line}.`,
    };
  }
}

interface Repetition {
  readonly field: string;
  readonly child: Node;
  readonly before: Node;
}

/** Finds U+FFFD, which replaces a letter that was lost when the file was converted from another encoding. */
function damagedLetters(name: string, text: string): Problem[] {
  const index = text.indexOf("\ufffd");
  if (index === -1) return [];
  const message: Message = {
    found: "A letter was damaged here: \ufffd",
    expected: 'The letter itself, saved with the encoding "UTF-8".',
    fix: `Type the letter again, then ${saveAsUtf8}`,
  };
  return [{ file: name, location: locationAt(text, index), ...message }];
}
