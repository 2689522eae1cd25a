import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { discardChanges } from "../suggestions/suggest-restore";
import { clip } from "../values";
import { afterTheEnd, missingBracket, unclosed, wrongBracket } from "./syntax-brackets";
import { restOfLine, type SyntaxErrorContext } from "./syntax-error-context";
import type { SyntaxMessage } from "./syntax-message";
import {
  closes,
  groupedNumber,
  missingColon,
  missingComma,
  missingValue,
  spareComma,
  unexpected,
} from "./syntax-punctuation";
import { unclosedName, unclosedText } from "./syntax-quotes";
import { symbolMessage } from "./syntax-symbols";

/** Puts a finding of the JSON parser into an editor's words. */
export function syntaxMessage(
  text: string,
  { error, offset, length }: ParseError,
): SyntaxMessage & { offset: number } {
  const token = text.slice(offset, offset + length);
  const context = { text, offset, token, before: text.slice(0, offset).trimEnd().length - 1 };
  const wordsFor = descriptions[printParseErrorCode(error)];
  return { offset, ...(wordsFor?.(context) ?? unexpected(context)) };
}

const descriptions: Readonly<Record<string, (context: SyntaxErrorContext) => SyntaxMessage>> = {
  InvalidSymbol: symbolMessage,
  CommaExpected: (context) =>
    missingBracket(context) ?? (closes(context) ? wrongBracket(context) : missingComma(context)),
  PropertyNameExpected: (context) =>
    spareComma(context) ??
    missingBracket(context) ??
    groupedNumber(context) ?? {
      ...unexpected(context),
      expected: 'A field name in quotation marks, such as "title":',
      fix: "Write the field name here.",
    },
  ValueExpected: (context) => spareComma(context) ?? missingValue(context),
  ColonExpected: missingColon,
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  EndOfFileExpected: afterTheEnd,
  InvalidCommentToken: ({ token }) => ({
    found: `There is a comment: ${clip(token)}`,
    expected: "Comments are not allowed in these files.",
    fix: `Delete ${clip(token)}`,
  }),
  UnexpectedEndOfString: (context) =>
    unclosedName(context) ??
    unclosedText(context) ?? {
      lostTrack: true,
      found: "The file ends in the middle of this text.",
      expected: "The whole file, down to its last bracket.",
      fix: `The rest of the file is missing. ${discardChanges}`,
    },
  UnexpectedEndOfNumber: wrongNumber,
  InvalidNumberFormat: wrongNumber,
  InvalidUnicode: (context) => wrongBackslash(context, /\\u(?![0-9a-fA-F]{4})/),
  InvalidEscapeCharacter: (context) => wrongBackslash(context, /(?<!\\)(?:\\\\)*\\(?!["\\/bfnrtu])/),
  InvalidCharacter: ({ offset, token }) => ({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
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
    expected: 'A backslash only in \\" (a quotation mark) or \\\\ (a backslash).',
    fix: `Write / instead, or \\\\ if visitors should see a backslash.`,
  };
}

function pathOnThisComputer(token: string): SyntaxMessage {
  const name = /[^\\"]*(?="?$)/.exec(token)?.[0] ?? "";
  return {
    found: `This is a path on your own computer: ${clip(token)}`,
    expected: 'A path within data/images, seen from this file, such as "./images/team/anika.jpg".',
    fix: `Copy the picture into data/images/team (or another folder there) and write "./images/team/${name}"; in a page, "../images/…/${name}".`,
  };
}
