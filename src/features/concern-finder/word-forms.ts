import { wordings } from "./everyday-words";
import { lightWords, negations, stopWords } from "./word-lists";

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
 * Splits each text into lowercase words. Ages at which a fever can't wait become "newborn", and fever
 * temperatures become "fever".
 */
export function split(texts: readonly string[]): string[][] {
  const plain = texts
    .join("\n")
    .toLowerCase()
    // Before the accents: an acute accent that is typed for an apostrophe becomes a space with an accent there.
    .replace(/['’‘`´]/g, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // Not a single space by itself: tens of thousands would be replaced by themselves.
    .replace(/ *[^a-z0-9.\n ][^a-z0-9.\n]*| {2,}/g, " ")
    .replace(/\d(st|nd|rd|th)\b/g, "")
    .replace(/(\d)([a-z])/g, "$1 $2")
    .replace(youngAge, " newborn ")
    .replace(feverish, " fever ")
    .replace(/\./g, " ");
  return wordings
    .reduce((words, [pattern, meaning]) => words.replace(pattern, ` ${meaning} `), plain)
    .split("\n")
    .map((line) => line.split(" ").filter((word) => word && (!/^\d+$/.test(word) || numbers.has(word))));
}

/** Ages at which a fever can't wait. */
const youngAge =
  /\b([1-9]|1[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (weeks?|wks?|w)( ?(old|o))?\b|\b\d+ days? old\b|\b([1-3]|one|two|three) (months?|mos?|mths?)( ?(old|o))?\b/g;
const feverish = /\b(100\.[4-9]|10[1-7](\.\d)?)( (f|degrees?|temp|temperature))?\b/g;
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
): Word[] {
  const words: Word[] = [];
  let [isNegated, hasNegated] = [false, false];
  for (const [index, each] of written.entries()) {
    if (negations.has(each)) {
      isNegated = true;
    } else if (!stopWords.has(each)) {
      const word = harmless.has(index) ? { ...wordOf(each), isHarmless: true } : wordOf(each);
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

const words = new Map<string, Word>();

function wordOf(written: string): Word {
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
export function isEveryday(word: string): boolean {
  return stopWords.has(word) || negations.has(word) || lightStems.has(stem(word));
}

/** A word without its ending: "walking" and "walks" have the same stem, and so have "hits" and "hitting". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return (
    word
      .replace(/^(.{2,}[^su])s$/, "$1")
      // "Scared" and "care" keep their "e"; otherwise they would become "scar" and "car".
      .replace(/^(.*[^aeiou]ar)(?:ing|ed|e)$/, "$1e~")
      .replace(/^((?=.*[aeiouy].*(?:ing|er|es)$).{3,})(?:ing|er|es)$/, "$1")
      .replace(/^((?=.*[aeiouy].*ed$).{2,}[^e])ed$/, "$1")
      .replace(/([^aeiouls])\1$/, "$1")
      .replace(/^(.{3,}?)(?:ie|e|y|i)$/, "$1")
  );
}

const lightStems = new Set(Array.from(lightWords, stem));
