import type { Message } from "../problem";
import { discardChanges } from "../suggestions/suggest-restore";
import { clip } from "../values";
import { openBracketAt } from "./open-bracket";
import { lineNumber, restOfLine, type SyntaxErrorContext, stringEndingAt } from "./syntax-error-context";
import type { SyntaxMessage } from "./syntax-message";

/** Whether a closing bracket is what does not fit. */
export function closes({ token }: SyntaxErrorContext): boolean {
  return token === "}" || token === "]";
}

/** Words for what nothing better is known of. */
export function unexpected({ token }: SyntaxErrorContext): Message {
  return {
    found: token === "" ? "The file ends here." : `This does not fit here: ${clip(token)}`,
    expected: "A field, a value or a closing bracket.",
    fix: `Compare it with an entry above that works. To start over: ${discardChanges}`,
  };
}

/** Words for two values in a row. */
export function missingComma({ text, offset, before, token }: SyntaxErrorContext): SyntaxMessage {
  if (text[before] === "0" && before === offset - 1 && /^\d/.test(token)) return leadingZero(token);
  if (token === ":") {
    return {
      offset,
      lostTrack: true,
      found: "There is a : where a comma belongs.",
      expected: "A comma between two fields.",
      fix: "Write , instead of this :",
    };
  }
  const previous = stringEndingAt(text, before)?.words;
  if (previous?.endsWith(",")) {
    return {
      offset: before - 1,
      found: "The comma is within the quotation marks.",
      expected: "A comma between two fields, after the quotation mark.",
      fix: `Write "${clip(previous.slice(0, -1))}",`,
    };
  }
  const line = lineNumber(text, before);
  return {
    offset: before + 1,
    found: `There is no comma before ${clip(token, 40)}`,
    expected: "A comma between two fields, and between two entries of a list.",
    fix:
      line === lineNumber(text, offset)
        ? `Write a comma before ${clip(token, 40)}`
        : `Write a comma at the end of line ${line}.`,
  };
}

function leadingZero(token: string): SyntaxMessage {
  return {
    lostTrack: true,
    found: `There is a number that begins with 0: 0${token}`,
    expected: "A number without a 0 before it.",
    fix: `Write ${token}`,
  };
}

/** Words for a comma before a closing bracket or another comma; undefined if that is not it. */
export function spareComma({ text, before, token, offset }: SyntaxErrorContext): SyntaxMessage | undefined {
  if (text[before] !== "," || !/^[,}\]]$/.test(token)) return undefined;
  const isDouble = token === ",";
  return {
    offset: isDouble ? offset : before,
    found: isDouble
      ? "There are two commas in a row."
      : `There is a comma after the last entry, before ${token}`,
    expected: "Commas only between two entries.",
    fix: "Delete this comma.",
  };
}

/** Words for a number with commas, as in 12,345; undefined if that is not it. */
export function groupedNumber({ text, offset, before }: SyntaxErrorContext): SyntaxMessage | undefined {
  const [whole] = /^\d+/.exec(text.slice(offset)) ?? [];
  const [start] = /\d+,$/.exec(text.slice(0, before + 1)) ?? [];
  if (whole === undefined || start === undefined || before !== offset - 1) return undefined;
  return {
    lostTrack: true,
    offset: before,
    found: `There is a comma in the number ${start}${whole}`,
    expected: "Numbers have digits only.",
    fix: `Write ${start.slice(0, -1)}${whole}`,
  };
}

/** Words for a place where a value ought to be, and for a file without any. */
export function missingValue({ text, before, token }: SyntaxErrorContext): SyntaxMessage {
  if (text.trim() === "") {
    return {
      found: "The file is empty.",
      expected: "A page or group in {braces}, or a list in [square brackets].",
      fix: `Bring back what was in it. ${discardChanges}`,
    };
  }
  return {
    lostTrack: token === "",
    found: token === "" ? "The file ends too early." : `A value is missing before ${clip(token)}`,
    expected: "Text in quotation marks, a number, true, false, a [list] or a {group}.",
    fix: text[before] === ":" ? "Write the value after the colon." : "Write the value here.",
  };
}

/** Words for a field name without a colon after it. */
export function missingColon({ text, before, offset, token }: SyntaxErrorContext): SyntaxMessage {
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
    fix: value === "" ? `Write a : and the value after "${name}"` : `Write "${name}": ${clip(value, 80)}`,
  };
}

/** Words for texts between { and }, as in {"one", "two"}; undefined if that is not it. */
function listInBraces(text: string, offset: number): SyntaxMessage | undefined {
  const start = text.lastIndexOf("{", offset);
  const [, inner] = /^\{(\s*"[^"]*"(?:\s*,\s*"[^"]*")*\s*)\}/.exec(text.slice(Math.max(0, start))) ?? [];
  if (inner === undefined || openBracketAt(text, offset)?.sign !== "{") return undefined;
  return {
    lostTrack: true,
    offset: start,
    found: "There is a list in braces: { }",
    expected: "A list is in [square brackets].",
    fix: `Write [${clip(inner.trim().replace(/\s+/g, " "), 120)}]`,
  };
}
