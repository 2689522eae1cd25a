import type { SavedFile } from "./journal";
import { Refusal } from "./refusal";

/**
 * Returns a file's content without what one save did to it. Later saves of other places in the file stay.
 * @param current the content of the file now, as base64; null if there is none
 * @returns as base64; null if the file must go
 * @throws Refusal when a later save has changed the same place
 */
export function takenBack(current: string | null, { path, before, after }: SavedFile): string | null {
  if (current === after) return before;
  const isText = path.endsWith(".json") && current !== null && before !== null && after !== null;
  const lines = isText ? replaced(linesOf(current), linesOf(after), linesOf(before)) : undefined;
  if (lines === undefined) {
    throw new Refusal("A later save has changed the same place. Take that one back first.", true);
  }
  return Buffer.from(lines.join("\n")).toString("base64");
}

function linesOf(content: string): string[] {
  return Buffer.from(content, "base64").toString("utf8").split("\n");
}

/** How many unchanged lines around a change must be there too, so that it is found in the right place. */
const context = 3;

/** Finds in `lines` what differs between two versions, as the first has it, and writes it as the second has it. */
function replaced(
  lines: readonly string[],
  from: readonly string[],
  to: readonly string[],
): string[] | undefined {
  const start = sameLines(from, to);
  const end = Math.min(
    sameLines(from.toReversed(), to.toReversed()),
    Math.min(from.length, to.length) - start,
  );
  const first = Math.max(0, start - context);
  const last = Math.min(end, context);
  const wanted = from.slice(first, from.length - end + last);
  const places = [...lines.keys()].filter((at) => wanted.every((line, index) => lines[at + index] === line));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) return undefined;
  return [
    ...lines.slice(0, place),
    ...to.slice(first, to.length - end + last),
    ...lines.slice(place + wanted.length),
  ];
}

/** How many lines two versions have in common from the start. */
function sameLines(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((line, index) => line !== other[index]);
  return different === -1 ? one.length : different;
}
