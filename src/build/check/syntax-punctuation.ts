import type { Words } from "./fault";
import type { Stumble } from "./stumble";
import { clip } from "./values";

/** Whether a closing bracket is what does not fit. */
export function closes({ token }: Stumble): boolean {
  return token === "}" || token === "]";
}

/** Words for what nothing better is known of. */
export function unexpected({ token }: Stumble): Words {
  return {
    found: token === "" ? "The file ends here." : `This does not fit here: ${clip(token)}`,
    expected: "A field, a value or a closing bracket.",
    mend: "Compare it with an entry above that works.",
  };
}

export function missingComma({ before, token }: Stumble) {
  return {
    offset: before + 1,
    found: `There is no comma before ${clip(token, 40)}`,
    expected: "A comma stands between two fields, and between two entries of a list.",
    mend: "Write a comma here.",
  };
}

/** Words for a comma before a closing bracket or another comma; undefined if that is not it. */
export function spareComma({ text, before, token, offset }: Stumble) {
  if (text[before] !== "," || !/^[,}\]]$/.test(token)) return undefined;
  const isDouble = token === ",";
  return {
    offset: isDouble ? offset : before,
    found: isDouble
      ? "There are two commas in a row."
      : `There is a comma after the last entry, before ${token}`,
    expected: "Commas stand only between two entries.",
    mend: "Remove this comma.",
  };
}

export function missingValue({ text, before, token }: Stumble) {
  if (text.trim() === "") {
    return { found: "The file is empty.", expected: "It holds JSON.", mend: "Put its content back." };
  }
  return {
    found: token === "" ? "The file ends too early." : `A value is missing before ${clip(token)}`,
    expected: "Text in quotation marks, a number, true, false, a [list] or a {group}.",
    mend: text[before] === ":" ? "Write the value after the colon." : "Write the value here.",
  };
}
