import { syllable } from "syllable";

/** What the reading level of a text is computed from. */
export interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

/** The words of a sentence: what is between spaces and has a letter or a digit. A placeholder is one. */
export function wordsIn(sentence: string): string[] {
  return sentence
    .replace(/\{[^{}]*\}/g, "fact")
    .split(/[\s\u2013\u2014]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Counts one sentence. Numbers count as one syllable: how a reader says them is not known. */
export function countsOf(sentence: string): Counts {
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
