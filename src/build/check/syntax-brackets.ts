import { openBracketAt } from "./open-bracket";
import type { Stumble } from "./stumble";

const partners = { "{": "}", "[": "]" } as const;

/** Words for a field in a list, or for a group or list in place of a field: a bracket above is not closed. */
export function missingBracket({ text, offset, token }: Stumble) {
  const open = openBracketAt(text, offset);
  const isField = open?.sign === "[" && token === ":";
  const isEntry = open?.sign === "{" && (token === "{" || token === "[");
  if (open === undefined || !(isField || isEntry)) return undefined;
  return {
    lostTrack: true,
    ...(isField && { offset: open.lastPiece }),
    found: `The ${open.sign} of line ${open.line} is not closed before this.`,
    expected: isField
      ? "In a [list] there are texts or {groups}; a field name stands in a group."
      : "In a {group} each field has a name before its value.",
    mend: isField
      ? "Write ] where the list ends; or, if a new entry begins here, write { before it."
      : "Write } where the group ends; or, if this is the value of a field, write its name before it.",
  };
}

export function wrongBracket({ text, offset, token }: Stumble) {
  const sign = token === "}" ? "[" : "{";
  const line = openBracketAt(text, offset)?.line;
  return {
    lostTrack: true,
    found: `This ${token} closes nothing: what is open here is the ${sign} of line ${line}.`,
    expected: "Every [ is closed by a ] and every { by a }, the inner one first.",
    mend: `Close the ${sign} with ${partners[sign]} first, or remove this ${token}`,
  };
}

export function unclosed({ text, offset, before }: Stumble) {
  const { sign = "{", line } = openBracketAt(text, offset) ?? {};
  return {
    offset: before + 1,
    found: `The file ends while the ${sign} of line ${line} is still open.`,
    expected: "Every { is closed by a } and every [ by a ].",
    mend: `Write the ${partners[sign]} that is missing; your editor shows which belong together.`,
  };
}
