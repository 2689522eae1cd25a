import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Words } from "./fault";
import type { Stumble } from "./stumble";
import { missingBracket, unclosed, wrongBracket } from "./syntax-brackets";
import { closes, missingComma, missingValue, spareComma, unexpected } from "./syntax-punctuation";
import { unclosedName } from "./syntax-quotes";
import { symbolWords } from "./syntax-symbols";
import { clip } from "./values";

/** What is wrong with the JSON, and the character at which to say so. */
export interface SyntaxWords extends Words {
  readonly offset: number;
  /** Nothing after this place can be judged. */
  readonly lostTrack?: boolean;
}

/** Puts a finding of the JSON parser into an editor's words. */
export function syntaxWords(text: string, { error, offset, length }: ParseError): SyntaxWords {
  const token = text.slice(offset, offset + length);
  const stumble = { text, offset, token, before: text.slice(0, offset).trimEnd().length - 1 };
  const wordsFor = descriptions[printParseErrorCode(error)];
  return { offset, ...(wordsFor?.(stumble) ?? unexpected(stumble)) };
}

type Description = (stumble: Stumble) => Words & { offset?: number; lostTrack?: boolean };

const descriptions: Readonly<Record<string, Description>> = {
  InvalidSymbol: symbolWords,
  CommaExpected: (stumble) =>
    missingBracket(stumble) ?? (closes(stumble) ? wrongBracket(stumble) : missingComma(stumble)),
  PropertyNameExpected: (stumble) =>
    spareComma(stumble) ??
    missingBracket(stumble) ?? {
      ...unexpected(stumble),
      expected: 'A field name in quotation marks, such as "title":',
      mend: "Write the field name here.",
    },
  ValueExpected: (stumble) => spareComma(stumble) ?? missingValue(stumble),
  ColonExpected: ({ before }) => ({
    offset: before,
    found: "After the field name there is no colon.",
    expected: 'A field name, a colon and a value: "title": "Words"',
    mend: "Write a : after the field name.",
  }),
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  EndOfFileExpected: ({ token }) => ({
    lostTrack: true,
    found: `After the last closing bracket there is more: ${clip(token)}`,
    expected: "The file ends with the } or ] that closes its first line.",
    mend: "Remove what follows, or look for a bracket that closes too early above.",
  }),
  InvalidCommentToken: ({ token }) => ({
    found: `There is a note: ${clip(token)}`,
    expected: "Notes are not possible in these files.",
    mend: "Remove the note.",
  }),
  UnexpectedEndOfString: (stumble) =>
    unclosedName(stumble) ?? {
      found: `The text ${clip(stumble.token, 40)} is not closed on its line.`,
      expected: 'A text begins and ends with " on one and the same line.',
      mend: 'Write the closing " (for a new line within the text, use <br> or \\n).',
    },
  UnexpectedEndOfNumber: wrongNumber,
  InvalidNumberFormat: wrongNumber,
  InvalidUnicode: (stumble) => wrongBackslash(stumble, /\\u(?![0-9a-fA-F]{4})/),
  InvalidEscapeCharacter: (stumble) => wrongBackslash(stumble, /(?<!\\)(?:\\\\)*\\(?!["\\/bfnrtu])/),
  InvalidCharacter: ({ offset, token }) => ({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    offset: offset + Math.max(0, token.search(/[\u0000-\u001f]/)),
    found: "There is a tab or another invisible character in the text.",
    expected: "Between quotation marks there are letters, signs and plain spaces.",
    mend: "Delete the character and type a space.",
  }),
};

function wrongNumber({ token }: Stumble): Words {
  return {
    found: `This is not a whole number: ${clip(token)}`,
    expected: "Digits, such as 12.",
    mend: "Write the digits, or put it in quotation marks if it is text.",
  };
}

function wrongBackslash({ offset, token }: Stumble, pattern: RegExp) {
  return {
    offset: offset + Math.max(0, token.search(pattern)),
    found: "There is a backslash that begins nothing known.",
    expected: 'A backslash stands only before " or \\, or in \\n.',
    mend: "Write / in paths, and \\\\ for a backslash that readers shall see.",
  };
}
