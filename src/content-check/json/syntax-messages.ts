import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { discardChanges } from "../suggestions/suggest-restore";
import { clip } from "../values";
import { afterTheEnd, missingBracket, unclosed, wrongBracket } from "./syntax-brackets";
import { restOfLine, type Stumble } from "./syntax-error-context";
import type { SyntaxWords } from "./syntax-message";
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
import { symbolWords } from "./syntax-symbols";

/** Puts a finding of the JSON parser into an editor's words. */
export function syntaxWords(
  text: string,
  { error, offset, length }: ParseError,
): SyntaxWords & { offset: number } {
  const token = text.slice(offset, offset + length);
  const stumble = { text, offset, token, before: text.slice(0, offset).trimEnd().length - 1 };
  const wordsFor = descriptions[printParseErrorCode(error)];
  return { offset, ...(wordsFor?.(stumble) ?? unexpected(stumble)) };
}

const descriptions: Readonly<Record<string, (stumble: Stumble) => SyntaxWords>> = {
  InvalidSymbol: symbolWords,
  CommaExpected: (stumble) =>
    missingBracket(stumble) ?? (closes(stumble) ? wrongBracket(stumble) : missingComma(stumble)),
  PropertyNameExpected: (stumble) =>
    spareComma(stumble) ??
    missingBracket(stumble) ??
    groupedNumber(stumble) ?? {
      ...unexpected(stumble),
      expected: 'A field name in quotation marks, such as "title":',
      mend: "Write the field name here.",
    },
  ValueExpected: (stumble) => spareComma(stumble) ?? missingValue(stumble),
  ColonExpected: missingColon,
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  EndOfFileExpected: afterTheEnd,
  InvalidCommentToken: ({ token }) => ({
    found: `There is a comment: ${clip(token)}`,
    expected: "Comments are not allowed in these files.",
    mend: `Delete ${clip(token)}`,
  }),
  UnexpectedEndOfString: (stumble) =>
    unclosedName(stumble) ??
    unclosedText(stumble) ?? {
      lostTrack: true,
      found: "The file ends in the middle of this text.",
      expected: "The whole file, down to its last bracket.",
      mend: `The rest of the file is missing. ${discardChanges}`,
    },
  UnexpectedEndOfNumber: wrongNumber,
  InvalidNumberFormat: wrongNumber,
  InvalidUnicode: (stumble) => wrongBackslash(stumble, /\\u(?![0-9a-fA-F]{4})/),
  InvalidEscapeCharacter: (stumble) => wrongBackslash(stumble, /(?<!\\)(?:\\\\)*\\(?!["\\/bfnrtu])/),
  InvalidCharacter: ({ offset, token }) => ({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    offset: offset + Math.max(0, token.search(/[\u0000-\u001f]/)),
    found: "There is a tab or another invisible character in the text.",
    expected: "Only letters, punctuation and plain spaces between quotation marks.",
    mend: "Delete the character and type a space.",
  }),
};

function wrongNumber({ token }: Stumble): SyntaxWords {
  return {
    found: `This is not a whole number: ${clip(token)}`,
    expected: "Digits, such as 12.",
    mend: `Write ${Number.parseInt(token, 10) || 0}, or "${clip(token)}" if it is text.`,
  };
}

function wrongBackslash({ text, offset, token }: Stumble, pattern: RegExp): SyntaxWords {
  if (/^"[A-Za-z]:\\/.test(token)) return pathOnThisComputer(token);
  const index = Math.max(0, token.search(pattern));
  const around = restOfLine(text, offset + index)
    .slice(1, 12)
    .replace(/["',].*$/, "");
  return {
    offset: offset + index,
    found: `There is a backslash before "${around}".`,
    expected: 'A backslash only in \\" (a quotation mark) or \\\\ (a backslash).',
    mend: `Write / instead, or \\\\ if visitors should see a backslash.`,
  };
}

function pathOnThisComputer(token: string): SyntaxWords {
  const name = /[^\\"]*(?="?$)/.exec(token)?.[0] ?? "";
  return {
    found: `This is a path on your own computer: ${clip(token)}`,
    expected: 'A path within data/images, seen from this file, such as "./images/team/anika.jpg".',
    mend: `Copy the picture into data/images/team (or another folder there) and write "./images/team/${name}"; in a page, "../images/…/${name}".`,
  };
}
