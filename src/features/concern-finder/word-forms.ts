import { english } from "./english";
import type { SearchLanguage } from "./search-language";

/** A word of a query or of a concern's phrase. */
export interface Word {
  /** The word without its ending: "walks" and "walking" are "walk". A light word's stem starts with "~". */
  readonly stem: string;
  /** The word as written, in lowercase. */
  readonly written: string;
  /** Whether it is negated, by "not", "can't" or "trouble", for example. */
  readonly isNegated: boolean;
  /** Whether it only distinguishes concerns and does not identify one by itself. */
  readonly isLight: boolean;
  /** Whether it is part of a harmless idiom, so that it must not match an emergency. */
  readonly isHarmless: boolean;
}

/**
 * Splits each text into lowercase words without accents. In English, ages at which a fever can't wait become "newborn",
 * and fever temperatures become "fever".
 */
export function split(texts: readonly string[], { letters, reword } = english): string[][] {
  return reword(plainText(texts.join("\n")).replace(letters, " "))
    .split("\n")
    .map((line) => line.split(" ").filter((word) => word && (!/^\d+$/.test(word) || numbers.has(word))));
}

/** A text in lowercase, without apostrophes, accents and invisible characters: "Niño" is "nino". */
export function plainText(text: string): string {
  return (
    text
      .toLowerCase()
      // Before the accents: an acute accent that is typed for an apostrophe becomes a space with an accent there.
      .replace(/['’‘`´]|\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
  );
}

/** Numbers that are words: the 504 plan, the 988 crisis line. */
const numbers = new Set(["504", "988"]);

/**
 * The words that say something about a concern, in order: stop words are dropped, and negations mark the next
 * word.
 * @param harmless the indexes of the words that are part of a harmless idiom
 */
export function significantWords(
  written: readonly string[],
  harmless: ReadonlySet<number> = new Set(),
  language: SearchLanguage = english,
): Word[] {
  const { negations, stopWords } = language;
  const words: Word[] = [];
  let [isNegated, hasNegated] = [false, false];
  for (const [index, each] of written.entries()) {
    if (negations.has(each)) {
      isNegated = true;
    } else if (!stopWords.has(each)) {
      const known = wordOf(each, language);
      const word = harmless.has(index) ? { ...known, isHarmless: true } : known;
      if (isNegated && !word.isLight) {
        words.push({ ...word, isNegated });
        [isNegated, hasNegated] = [false, true];
      } else words.push(word);
    }
  }
  // A negation at the end applies to the last word: "says nothing".
  const last = words[words.length - 1];
  if (last && isNegated && !hasNegated) words[words.length - 1] = { ...last, isNegated };
  return words;
}

const wordsOf = new WeakMap<SearchLanguage, Map<string, Word>>();

function wordOf(written: string, language: SearchLanguage): Word {
  const { lightStems, stem } = language;
  const words = wordsOf.get(language) ?? new Map<string, Word>();
  wordsOf.set(language, words);
  const known = words.get(written);
  if (known) return known;
  const isLight = lightStems.has(stem(written));
  const word = {
    stem: isLight ? `~${stem(written)}` : stem(written),
    written,
    isNegated: false,
    isLight,
    isHarmless: false,
  };
  words.set(written, word);
  return word;
}

/** Whether a word alone says nothing about a concern: a stop word, a negation or a light word. */
export function isEveryday(
  word: string,
  { stopWords, negations, lightStems, stem }: SearchLanguage = english,
): boolean {
  return stopWords.has(word) || negations.has(word) || lightStems.has(stem(word));
}
