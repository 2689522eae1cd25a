import type { Words } from "../problem";
import { discardChanges } from "../suggestions/suggest-restore";
import { clip } from "../values";
import { openBracketAt } from "./open-bracket";
import { lineNumber, restOfLine, type Stumble, stringEndingAt } from "./syntax-error-context";
import type { SyntaxWords } from "./syntax-message";

/** Whether a closing bracket is what does not fit. */
export function closes({ token }: Stumble): boolean {
  return token === "}" || token === "]";
}

/** Words for what nothing better is known of. */
export function unexpected({ token }: Stumble): Words {
  return {
    found: token === "" ? "The file ends here." : `This does not fit here: ${clip(token)}`,
    expected: "A field, a value or a closing bracket.",
    mend: `Compare it with an entry above that works. To start over: ${discardChanges}`,
  };
}

/** Words for two values in a row. */
export function missingComma({ text, offset, before, token }: Stumble): SyntaxWords {
  if (text[before] === "0" && before === offset - 1 && /^\d/.test(token)) return leadingZero(token);
  if (token === ":") {
    return {
      offset,
      lostTrack: true,
      found: "There is a : where a comma belongs.",
      expected: "A comma between two fields.",
      mend: "Write , instead of this :",
    };
  }
  const previous = stringEndingAt(text, before)?.words;
  if (previous?.endsWith(",")) {
    return {
      offset: before - 1,
      found: "The comma is within the quotation marks.",
      expected: "A comma between two fields, after the quotation mark.",
      mend: `Write "${clip(previous.slice(0, -1))}",`,
    };
  }
  const line = lineNumber(text, before);
  return {
    offset: before + 1,
    found: `There is no comma before ${clip(token, 40)}`,
    expected: "A comma between two fields, and between two entries of a list.",
    mend:
      line === lineNumber(text, offset)
        ? `Write a comma before ${clip(token, 40)}`
        : `Write a comma at the end of line ${line}.`,
  };
}

function leadingZero(token: string): SyntaxWords {
  return {
    lostTrack: true,
    found: `There is a number that begins with 0: 0${token}`,
    expected: "A number without a 0 before it.",
    mend: `Write ${token}`,
  };
}

/** Words for a comma before a closing bracket or another comma; undefined if that is not it. */
export function spareComma({ text, before, token, offset }: Stumble): SyntaxWords | undefined {
  if (text[before] !== "," || !/^[,}\]]$/.test(token)) return undefined;
  const isDouble = token === ",";
  return {
    offset: isDouble ? offset : before,
    found: isDouble
      ? "There are two commas in a row."
      : `There is a comma after the last entry, before ${token}`,
    expected: "Commas only between two entries.",
    mend: "Delete this comma.",
  };
}

/** Words for a number with commas, as in 12,345; undefined if that is not it. */
export function groupedNumber({ text, offset, before }: Stumble): SyntaxWords | undefined {
  const [whole] = /^\d+/.exec(text.slice(offset)) ?? [];
  const [start] = /\d+,$/.exec(text.slice(0, before + 1)) ?? [];
  if (whole === undefined || start === undefined || before !== offset - 1) return undefined;
  return {
    lostTrack: true,
    offset: before,
    found: `There is a comma in the number ${start}${whole}`,
    expected: "Numbers have digits only.",
    mend: `Write ${start.slice(0, -1)}${whole}`,
  };
}

/** Words for a place where a value ought to be, and for a file without any. */
export function missingValue({ text, before, token }: Stumble): SyntaxWords {
  if (text.trim() === "") {
    return {
      found: "The file is empty.",
      expected: "A page or group in {braces}, or a list in [square brackets].",
      mend: `Bring back what was in it. ${discardChanges}`,
    };
  }
  return {
    lostTrack: token === "",
    found: token === "" ? "The file ends too early." : `A value is missing before ${clip(token)}`,
    expected: "Text in quotation marks, a number, true, false, a [list] or a {group}.",
    mend: text[before] === ":" ? "Write the value after the colon." : "Write the value here.",
  };
}

/** Words for a field name without a colon after it. */
export function missingColon({ text, before, offset, token }: Stumble): SyntaxWords {
  const list = listInBraces(text, offset);
  if (list !== undefined) return list;
  const { start = before, words = "" } = stringEndingAt(text, before) ?? {};
  const name = words.replace(/\s*:\s*$/, "");
  const value = restOfLine(text, offset).replace(/^,\s*/, "");
  const isInside = name !== words;
  return {
    offset: isInside ? start + 1 + name.length : before,
    found: isInside
      ? "The colon is within the quotation marks."
      : token === ","
        ? `After the field name "${name}" there is a comma instead of a colon.`
        : `After the field name "${name}" there is no colon.`,
    expected: 'A field name, a colon and a value: "title": "Words"',
    mend: value === "" ? `Write a : and the value after "${name}"` : `Write "${name}": ${clip(value, 80)}`,
  };
}

/** Words for texts between { and }, as in {"one", "two"}; undefined if that is not it. */
function listInBraces(text: string, offset: number): SyntaxWords | undefined {
  const start = text.lastIndexOf("{", offset);
  const [, inner] = /^\{(\s*"[^"]*"(?:\s*,\s*"[^"]*")*\s*)\}/.exec(text.slice(Math.max(0, start))) ?? [];
  if (inner === undefined || openBracketAt(text, offset)?.sign !== "{") return undefined;
  return {
    lostTrack: true,
    offset: start,
    found: "There is a list in braces: { }",
    expected: "A list is in [square brackets].",
    mend: `Write [${clip(inner.trim().replace(/\s+/g, " "), 120)}]`,
  };
}
