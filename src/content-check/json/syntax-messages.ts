import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { discardChanges } from "../suggestions/wording";
import { clip } from "../values";
import { afterTheEnd, missingBracket, unclosed, wrongBracket } from "./syntax-brackets";
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
import { comment, symbolMessage } from "./syntax-symbols";
import { restOfLine, type SyntaxErrorContext, type SyntaxMessage } from "./text-positions";

/** Explains an error of the JSON parser to an editor. */
export function syntaxMessage(
  text: string,
  { error, offset, length }: ParseError,
): SyntaxMessage & { offset: number } {
  const token = text.slice(offset, offset + length);
  const context = { text, offset, token, before: text.slice(0, offset).trimEnd().length - 1 };
  const explain = explanations[printParseErrorCode(error)];
  return { offset, ...(explain?.(context) ?? unexpected(context)) };
}

const explanations: Readonly<Record<string, (context: SyntaxErrorContext) => SyntaxMessage>> = {
  InvalidSymbol: symbolMessage,
  CommaExpected: (context) =>
    missingBracket(context) ?? (closes(context) ? wrongBracket(context) : missingComma(context)),
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
