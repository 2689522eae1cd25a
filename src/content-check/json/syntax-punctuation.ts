import { discardChanges } from "../suggestions/wording";
import { clip } from "../values";
import {
  locationAt,
  openBracketAt,
  restOfLine,
  type SyntaxErrorContext,
  type SyntaxMessage,
  stringEndingAt,
} from "./text-positions";

/** The fallback: explains a token for which there is no better message. */
export function unexpected({ token }: SyntaxErrorContext): SyntaxMessage {
  return {
    found: token === "" ? "The file ends here." : `This does not belong here: ${clip(token)}`,
    expected: "A field, a value or a closing bracket.",
    fix: `Compare this with another entry that works. To start over: ${discardChanges}`,
  };
}

/** Explains two values in a row. */
export function missingComma({ text, offset, before, token }: SyntaxErrorContext): SyntaxMessage {
  if (text[before] === "0" && before === offset - 1 && /^\d/.test(token)) return leadingZero(token);
  if (token === ":") {
    return {
      offset,
      lostTrack: true,
      found: "There is a colon where a comma should be.",
      expected: "A comma between two fields.",
      fix: "Write a comma instead of this colon.",
    };
  }
  const previous = stringEndingAt(text, before)?.content;
  if (previous?.endsWith(",")) {
    return {
      offset: before - 1,
      found: "The comma is inside the quotation marks.",
      expected: "A comma between two fields, after the quotation mark.",
      fix: `Write "${clip(previous.slice(0, -1))}",`,
    };
  }
  const line = locationAt(text, before).line;
  return {
    offset: before + 1,
    found: `There is no comma before ${clip(token, 40)}`,
    expected: "A comma between two fields, and between two entries of a list.",
    fix:
      line === locationAt(text, offset).line
        ? `Write a comma before ${clip(token, 40)}`
        : `Write a comma at the end of line ${line}.`,
  };
}

const leadingZero = (token: string): SyntaxMessage => ({
  lostTrack: true,
  found: `There is a number that starts with 0: 0${token}`,
  expected: "A number without a 0 before it.",
  fix: `Write ${token}`,
});

/** Explains a comma before a closing bracket or another comma; undefined if there is none. */
export function spareComma({ text, before, token, offset }: SyntaxErrorContext): SyntaxMessage | undefined {
  if (text[before] !== "," || !/^[,}\]]$/.test(token)) return undefined;
  const isDouble = token === ",";
  return {
    offset: isDouble ? offset : before,
    found: isDouble
      ? "There are two commas in a row."
      : `There is a comma after the last entry, before ${token}`,
    expected: "A comma only between two entries, not after the last one.",
    fix: "Delete this comma.",
  };
}

/** Explains a number with commas, such as 12,345; undefined if there is none. */
export function groupedNumber({ text, offset, before }: SyntaxErrorContext): SyntaxMessage | undefined {
  const [whole] = /^\d+/.exec(text.slice(offset)) ?? [];
  const [start] = /\d+,$/.exec(text.slice(0, before + 1)) ?? [];
  if (whole === undefined || start === undefined || before !== offset - 1) return undefined;
  return {
    lostTrack: true,
    offset: before,
    found: `There is a comma in the number ${start}${whole}`,
    expected: "Only digits in a number.",
    fix: `Write ${start.slice(0, -1)}${whole}`,
  };
}

/** Explains a missing value, and an empty file. */
export function missingValue({ text, before, token }: SyntaxErrorContext): SyntaxMessage {
  if (text.trim() === "") {
    return {
      found: "The file is empty.",
      expected: "A page in {braces}, or a list in [square brackets].",
      fix: `Restore what was in it. ${discardChanges}`,
    };
  }
  return {
    lostTrack: token === "",
    found: token === "" ? "The file ends too early." : `A value is missing before ${clip(token)}`,
    expected: "A value: text in quotation marks, a number, true, false, a [list] or a {group of fields}.",
    fix: text[before] === ":" ? "Write the value after the colon." : "Write the value here.",
  };
}

/** Explains a field name without a colon after it. */
export function missingColon({ text, before, offset, token }: SyntaxErrorContext): SyntaxMessage {
  const list = listInBraces(text, offset);
  if (list !== undefined) return list;
  const { start = before, content = "" } = stringEndingAt(text, before) ?? {};
  const name = content.replace(/\s*:\s*$/, "");
  const value = restOfLine(text, offset).replace(/^,\s*/, "");
  const isInside = name !== content;
  return {
    offset: isInside ? start + 1 + name.length : before,
    found: isInside
      ? "The colon is inside the quotation marks."
      : token === ","
        ? `The field name "${name}" is followed by a comma instead of a colon.`
        : `There is no colon after the field name "${name}".`,
    expected: 'A field name, a colon and a value: "title": "Words"',
    fix: value === "" ? `Write a colon and the value after "${name}"` : `Write "${name}": ${clip(value, 80)}`,
  };
}

/** Explains a list in braces, such as {"one", "two"}; undefined if there is none. */
function listInBraces(text: string, offset: number): SyntaxMessage | undefined {
  const start = text.lastIndexOf("{", offset);
  const [, inner] = /^\{(\s*"[^"]*"(?:\s*,\s*"[^"]*")*\s*)\}/.exec(text.slice(Math.max(0, start))) ?? [];
  if (inner === undefined || openBracketAt(text, offset)?.sign !== "{") return undefined;
  return {
    lostTrack: true,
    offset: start,
    found: "There is a list in braces: { }",
    expected: "A list in [square brackets].",
    fix: `Write [${clip(inner.trim().replace(/\s+/g, " "), 120)}]`,
  };
}
