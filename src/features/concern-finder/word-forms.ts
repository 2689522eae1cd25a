import { wordings } from "./everyday-words";
import { lightWords, negations, stopWords } from "./word-lists";

/** A word that was typed, or that an entry is found by. */
export interface Word {
  /** Without endings: "walks" and "walking" are "walk". A light word has a "~" before it. */
  readonly stem: string;
  /** As it was written, in lowercase. */
  readonly written: string;
  /** Whether "not", "can't" or "trouble" comes before it. */
  readonly isNegated: boolean;
  /** Whether it only tells worries apart. */
  readonly isLight: boolean;
  /** Whether it belongs to a saying without harm, so that no emergency is found by it. */
  readonly isHarmless: boolean;
}

/** The words of each text, in lowercase. Ages under three months and temperatures of a fever become words. */
export function split(texts: readonly string[]): string[][] {
  const plain = texts
    .join("\n")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/['’‘`´]|\p{M}/gu, "")
    .replace(/[^a-z0-9.\n]+/g, " ")
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

/** The ages at which a fever can't wait. */
const youngAge =
  /\b([1-9]|1[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (weeks?|wks?|w)( ?(old|o))?\b|\b\d+ days? old\b|\b([1-3]|one|two|three) (months?|mos?|mths?)( ?(old|o))?\b/g;
const feverish = /\b(100\.[4-9]|10[1-7](\.\d)?)( ?(f|degrees?|temp|temperature))?\b/g;
/** Numbers that are no ages. */
const numbers = new Set(["504", "988"]);

/**
 * The words that say something about a worry, in their order.
 * @param harmless the places of those that belong to a saying without harm
 */
export function tellingWords(written: readonly string[], harmless: ReadonlySet<number> = new Set()): Word[] {
  const words: Word[] = [];
  let [isNegated, hasNegated] = [false, false];
  for (const [place, each] of written.entries()) {
    if (negations.has(each)) {
      isNegated = true;
    } else if (!stopWords.has(each)) {
      const word = { ...wordOf(each), isHarmless: harmless.has(place) };
      if (isNegated && !word.isLight) {
        words.push({ ...word, isNegated });
        [isNegated, hasNegated] = [false, true];
      } else words.push(word);
    }
  }
  // "Says nothing" is "says" with a "not" behind it.
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

/** Whether a word says nothing about a worry by itself. */
export function isEveryday(word: string): boolean {
  return stopWords.has(word) || negations.has(word) || lightStems.has(stem(word));
}

/** A word without its ending: "walking" and "walks" are one word, and so are "hits" and "hitting". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return (
    word
      .replace(/^(.{2,}[^su])s$/, "$1")
      // "Scared" and "care" keep their "e", or they would be "scar" and "car".
      .replace(/^(.*[^aeiou]ar)(?:ing|ed|e)$/, "$1e~")
      .replace(/^((?=.*[aeiouy].*(?:ing|er|es)$).{3,})(?:ing|er|es)$/, "$1")
      .replace(/^((?=.*[aeiouy].*ed$).{2,}[^e])ed$/, "$1")
      .replace(/([^aeiouls])\1$/, "$1")
      .replace(/^(.{3,}?)(?:ie|e|y|i)$/, "$1")
  );
}

const lightStems = new Set(Array.from(lightWords, stem));
