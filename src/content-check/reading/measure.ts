import { syllable } from "syllable";

/** What the reading level of a text is computed from. */
type Counts = ReturnType<typeof countsOf>;

/** The words of a sentence: what is between spaces and has a letter or a digit. A placeholder is one. */
export function wordsIn(sentence: string): string[] {
  return sentence
    .replace(/\{[^{}]*\}/g, "fact")
    .split(/[\s\u2013\u2014]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Counts one sentence. Numbers count as one syllable: how a reader says them is not known. */
export function countsOf(sentence: string) {
  const words = wordsIn(sentence);
  return {
    sentences: 1,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
}

/** The US school grade in which most children can read a text (Flesch and Kincaid, 1975). */
export function gradeOf(counts: readonly Counts[]): number {
  const total = (of: (one: Counts) => number) => counts.reduce((sum, one) => sum + of(one), 0);
  const words = total((one) => one.words);
  return (
    0.39 * (words / total(({ sentences }) => sentences)) +
    11.8 * (total(({ syllables }) => syllables) / words) -
    15.59
  );
}

/** A paragraph or a sentence, and where it starts in its text. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

const heading = /<h3\b[^>]*>.*?<\/h3>/gs;
const blockTag = /<\/?(?:p|ul|ol|li|hr|br)\b[^>]*>/g;
const tag = /<[^>]*>/g;
const reference = /&\w+;/g;

/** Returns the paragraphs and entries of lists in a text, without headings. Markup becomes spaces, so that letters keep their place. */
export function paragraphsIn(html: string): Piece[] {
  const text = html
    .replace(heading, (found) => "\n".repeat(found.length))
    .replace(blockTag, (found) => "\n".repeat(found.length))
    .replace(tag, (found) => " ".repeat(found.length))
    .replace(reference, (found) => "&".padEnd(found.length));
  return Array.from(text.matchAll(/[^\n]+/g), (match) => ({ text: match[0], start: match.index })).filter(
    (paragraph) => paragraph.text.trim() !== "",
  );
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

/** Splits a paragraph into sentences. `Intl.Segmenter` would end one after "Dr." and "No.", and differs between versions of Node.js. */
export function sentencesIn(paragraph: string): Piece[] {
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
