import type { Words } from "./fault";
import type { Stumble } from "./stumble";
import { innerQuotes, unclosedName } from "./syntax-quotes";
import { clip } from "./values";

/** Words for characters that are no JSON at all: most often text whose quotation marks are wrong. */
export function symbolWords(stumble: Stumble): Words & { offset?: number; lostTrack?: boolean } {
  const { text, offset, token } = stumble;
  if (/^[<=>]{7}/.test(token)) return mergeMark;
  if (token.startsWith("\ufeff")) return byteOrderMark;
  if (/[“”„‟«»]/.test(token)) return curlyQuotes(token);
  if (/[‘’'`]/.test(token[0] ?? "")) return singleQuotes(token);
  if (/^(true|false|null)$/i.test(token)) return capitalWord(token);
  if (isInsideText(stumble)) return unclosedName(stumble) ?? innerQuotes(stumble);
  if (
    text
      .slice(offset + token.length)
      .trimStart()
      .startsWith(":")
  )
    return bareName(token);
  return bareText(token);
}

/** A text ended on this line just before: so its closing quotation mark was meant as part of it. */
function isInsideText({ text, before, offset }: Stumble): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return text[before] === '"' && line.includes('"');
}

const mergeMark = {
  lostTrack: true,
  found: "This is a mark that Git leaves where two people changed the same lines.",
  expected: "Only one of the two versions.",
  mend: "Keep the lines that are right, and remove the others and all lines with <<<<<<<, ======= and >>>>>>>.",
};

const byteOrderMark = {
  found: "The file begins with an invisible sign (a byte order mark).",
  expected: "It begins with { or [.",
  mend: "Save it as UTF-8 without BOM.",
};

function curlyQuotes(token: string): Words {
  return {
    found: `There are curly quotation marks: ${clip(token)}`,
    expected: 'Straight ones: "',
    mend: 'Replace them by " (curly ones are fine inside a text).',
  };
}

function singleQuotes(token: string): Words {
  return {
    found: `There are single quotation marks: ${clip(token)}`,
    expected: 'Double ones: "',
    mend: 'Replace them by " at both ends.',
  };
}

function capitalWord(token: string): Words {
  return {
    found: `There is ${token}`,
    expected: `${token.toLowerCase()}, in small letters.`,
    mend: `Write ${token.toLowerCase()}`,
  };
}

function bareName(token: string): Words {
  return {
    found: `The field name ${clip(token)} has no quotation marks.`,
    expected: "Field names stand in quotation marks.",
    mend: `Write "${clip(token)}":`,
  };
}

function bareText(token: string): Words {
  return {
    found: `There is text without quotation marks: ${clip(token)}`,
    expected: "Text stands in quotation marks; numbers are digits only.",
    mend: 'Put " before and after it.',
  };
}
