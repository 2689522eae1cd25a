/** A sentence, and where it starts in its text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** Abbreviations that stand before something, so that no sentence ends with them. */
const neverLast = new Set(
  "dr mr mrs ms prof st vs e.g i.e approx jan feb aug sept oct nov dec ave blvd dept ext".split(" "),
);
/** Abbreviations that end a sentence only before a new one: "at 5 p.m. Monday" goes on, "at 5 p.m. Call us" does not. */
const seldomLast = new Set("a.m p.m etc inc u.s jr sr d.c".split(" "));
const continues = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Alaska|\d|\{)/;

/** An end mark with closing quotation marks and brackets, then a space. */
const end = /[.!?…]+["'”’)\]]*\s+/g;
/** How a sentence can begin. */
const opening = /^["'“‘([]*[\p{Lu}\p{N}{]/u;

/**
 * Splits a paragraph into sentences. `Intl.Segmenter`, which needs no list of abbreviations, would end a sentence after
 * "Dr." and "No.", and its result differs between versions of Node.js.
 */
export function sentencesIn(paragraph: string): Sentence[] {
  const ends = Array.from(paragraph.matchAll(end), (match) => ({
    before: paragraph.slice(0, match.index),
    mark: match[0],
    next: match.index + match[0].length,
  })).filter(({ before, mark, next }) => endsSentence(before, mark, paragraph.slice(next)));
  const starts = [0, ...ends.map(({ next }) => next)];
  return starts
    .map((start, index) => ({ start, whole: paragraph.slice(start, starts[index + 1]) }))
    .map(({ start, whole }) => ({
      text: whole.trim(),
      start: start + whole.length - whole.trimStart().length,
    }))
    .filter(({ text }) => text !== "");
}

function endsSentence(before: string, mark: string, after: string): boolean {
  if (!opening.test(after)) return after === "";
  if (!mark.startsWith(".")) return true;
  const [last = ""] = /[\p{L}.]*$/u.exec(before) ?? [];
  const word = last.toLowerCase();
  if (neverLast.has(word)) return false;
  if (seldomLast.has(word)) return !continues.test(after);
  if (word === "no") return !/^\d/.test(after);
  // An initial, as in "J. Smith"; not the word "I".
  return !/^[A-HJ-Z]$/.test(last);
}
