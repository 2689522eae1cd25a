import { type Node, type ParseError, type ParseOptions, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Message, Problem } from "../problem";
import { discardChanges, saveAsUtf8 } from "../suggestions/wording";
import { clip, repeatsOf } from "../values";
import { afterTheEnd, missingBracket, unclosed, wrongBracket } from "./syntax-brackets";
import {
  groupedNumber,
  missingColon,
  missingComma,
  missingValue,
  spareComma,
  unexpected,
} from "./syntax-punctuation";
import { unclosedName, unclosedText } from "./syntax-quotes";
import { comment, symbolMessage } from "./syntax-symbols";
import { locationAt, restOfLine, type SyntaxErrorContext, type SyntaxMessage } from "./text-positions";

const strictJson: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const unreadable = ["InvalidSymbol", "UnexpectedEndOfString"];

/** Parses JSON as far as possible, and reports where it is malformed: at most one problem per line. */
export function readJson(name: string, text: string) {
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
  const fieldOf = (child: Node) => `"${String(child.children?.[0]?.value)}"`;
  const written = ({ offset, length }: Node) => text.slice(offset, offset + length);
  const repeated = repeatsOf(children, fieldOf);
  const areMerged = repeated.length > 2;
  const problems = repeated.slice(0, areMerged ? 1 : 2).map(([child, before]) => {
    const location = locationAt(text, child.offset);
    const earlier = locationAt(text, before.offset).line;
    const message = areMerged
      ? mergedEntries(repeated.map(([each]) => fieldOf(each)).join(", "), location.line)
      : repeatedField(fieldOf(child), location.line, earlier, written(child) === written(before));
    return { file: name, location, field: fieldOf(child), ...message };
  });
  return [...problems, ...within];
}

const mergedEntries = (fields: string, line: number): Message => ({
  found: `${fields} are used twice between the same { and }.`,
  expected: "A { and } for each entry, and each field only once between them.",
  fix: `If a new entry starts on line ${line}, write }, { before it. If not, delete the repeated lines.`,
});

const repeatedField = (field: string, line: number, earlier: number, isSame: boolean): Message => ({
  found: `${field} is used twice between the same { and }.`,
  expected: `Each field only once. ${field} is already on line ${earlier}.`,
  fix: isSame
    ? `Delete line ${line}, which is the same as line ${earlier}.`
    : `Keep one of the two: delete line ${earlier} or line ${line}.`,
});

/** Finds U+FFFD, which replaces a letter that was lost when the file was converted from another encoding. */
function damagedLetters(name: string, text: string): Problem[] {
  const index = text.indexOf("\ufffd");
  if (index === -1) return [];
  const message = {
    found: "A letter was damaged here: \ufffd",
    expected: 'The letter itself, saved with the encoding "UTF-8".',
    fix: `Type the letter again, then ${saveAsUtf8}`,
  };
  return [{ file: name, location: locationAt(text, index), ...message }];
}

/** Explains an error of the JSON parser to an editor. */
function syntaxMessage(text: string, { error, offset, length }: ParseError) {
  const token = text.slice(offset, offset + length);
  const context = { text, offset, token, before: text.slice(0, offset).trimEnd().length - 1 };
  const explain = explanations[printParseErrorCode(error)];
  return { offset, ...(explain?.(context) ?? unexpected(context)) };
}

const explanations: Readonly<Record<string, (context: SyntaxErrorContext) => SyntaxMessage>> = {
  InvalidSymbol: symbolMessage,
  CommaExpected: (context) =>
    missingBracket(context) ??
    (/^[}\]]$/.test(context.token) ? wrongBracket(context) : missingComma(context)),
  PropertyNameExpected: (context) =>
    spareComma(context) ??
    missingBracket(context) ??
    groupedNumber(context) ?? {
      ...unexpected(context),
      expected: 'A field name in quotation marks, followed by a colon, such as "title":',
      fix: "Write the field name here.",
    },
  ValueExpected: (context) => spareComma(context) ?? missingValue(context),
  ColonExpected: missingColon,
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  EndOfFileExpected: afterTheEnd,
  InvalidCommentToken: ({ token }) => comment(token),
  UnexpectedEndOfString: (context) =>
    unclosedName(context) ??
    unclosedText(context) ?? {
      lostTrack: true,
      found: "The file ends in the middle of this text.",
      expected: "The complete file, down to its last bracket.",
      fix: `The rest of the file is missing. ${discardChanges}`,
    },
  UnexpectedEndOfNumber: wrongNumber,
  InvalidNumberFormat: wrongNumber,
  InvalidUnicode: (context) => wrongBackslash(context, /\\u(?![0-9a-fA-F]{4})/),
  InvalidEscapeCharacter: (context) => wrongBackslash(context, /(?<!\\)(?:\\\\)*\\(?!["\\/bfnrtu])/),
  InvalidCharacter: ({ offset, token }) => ({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the search is for control characters
    offset: offset + Math.max(0, token.search(/[\u0000-\u001f]/)),
    found: "There is a tab or another invisible character in the text.",
    expected: "Only letters, punctuation and plain spaces between quotation marks.",
    fix: "Delete the character and type a space.",
  }),
};

function wrongNumber({ token }: SyntaxErrorContext): SyntaxMessage {
  return {
    found: `This is not a whole number: ${clip(token)}`,
    expected: "Digits, such as 12.",
    fix: `Write ${Number.parseInt(token, 10) || 0}, or "${clip(token)}" if it is text.`,
  };
}

function wrongBackslash({ text, offset, token }: SyntaxErrorContext, pattern: RegExp): SyntaxMessage {
  if (/^"[A-Za-z]:\\/.test(token)) return pathOnThisComputer(token);
  const index = Math.max(0, token.search(pattern));
  const around = restOfLine(text, offset + index)
    .slice(1, 12)
    .replace(/["',].*$/, "");
  return {
    offset: offset + index,
    found: `There is a backslash before "${around}".`,
    expected: 'A backslash is only allowed in \\" (a quotation mark) and \\\\ (a backslash).',
    fix: `Write / instead. Or write \\\\ if visitors should see a backslash.`,
  };
}

function pathOnThisComputer(token: string): SyntaxMessage {
  const name = /[^\\"]*(?="?$)/.exec(token)?.[0] ?? "";
  return {
    found: `This is a path on your own computer: ${clip(token)}`,
    expected: "The path of a picture in data/images, starting from this file.",
    fix: `Copy the picture into data/images/team (or another folder there) and write "./images/team/${name}". In a file of data/pages, write "../images/…/${name}".`,
  };
}
