import { synonyms, wordings } from "./everyday-words";
import type { SearchLanguage } from "./search-language";
import { asSpoken } from "./spelling";
import { lightWords, negations, otherWords, stopWords } from "./word-lists";

/** Ages at which a fever can't wait. */
const youngAge =
  /\b([1-9]|1[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (weeks?|wks?|w)( ?(old|o))?\b|\b\d+ days? old\b|\b([1-3]|one|two|three) (months?|mos?|mths?)( ?(old|o))?\b/g;
const feverish = /\b(100\.[4-9]|10[1-7](\.\d)?)( (f|degrees?|temp|temperature))?\b/g;

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

/** How parents write in English. */
export const english: SearchLanguage = {
  letters: / *[^a-z0-9.\n ][^a-z0-9.\n]*| {2,}/g,
  reword: (plain) =>
    wordings.reduce(
      (words, [pattern, meaning]) => words.replace(pattern, ` ${meaning} `),
      plain
        .replace(/\d(st|nd|rd|th)\b/g, "")
        .replace(/(\d)([a-z])/g, "$1 $2")
        .replace(youngAge, " newborn ")
        .replace(feverish, " fever ")
        .replace(/\./g, " "),
    ),
  stem,
  asSpoken,
  stopWords,
  negations,
  lightStems: new Set(Array.from(lightWords, stem)),
  otherWords,
  synonyms,
};
