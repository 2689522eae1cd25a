import type { Catalog } from "../../words/catalog";
import { plainText } from "./word-forms";
import { listed } from "./word-lists";

/** How parents write in one language. */
export interface SearchLanguage {
  /**
   * What is between the words of a text in lowercase, without accents. Not a single space by itself: tens of thousands would
   * be replaced by themselves.
   */
  readonly letters: RegExp;
  /** Replaces expressions and letters in such a text. */
  readonly reword: (plain: string) => string;
  /** A word without its ending. */
  readonly stem: (word: string) => string;
  /** A rough phonetic key: words that sound the same have the same one. */
  readonly asSpoken: (word: string) => string;
  readonly stopWords: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  readonly lightStems: ReadonlySet<string>;
  /** Correct words that must not be taken for a misspelled word of a concern. */
  readonly otherWords: ReadonlySet<string>;
  readonly synonyms: readonly ReadonlySet<string>[];
}

const none: ReadonlySet<string> = new Set();

/** Another language than English: its small words, endings and sounds, from its catalog, and no other rules. */
export function searchLanguage({
  small,
  negations,
  endings,
  alike,
}: Catalog["concernWords"]): SearchLanguage {
  const sounds = Array.from(listed(plainText(alike)), (pair) => pair.replaceAll("_", " ").split(":"));
  const reword = (plain: string) =>
    sounds.reduce(
      (words, [sound = "", other = ""]) => words.replaceAll(sound, sound && other),
      plain.replace(/\./g, " "),
    );
  const words = (list: string) => listed(reword(plainText(list)));
  const allEndings = Array.from(words(endings)).filter(Boolean);
  return {
    letters: / *[^\p{L}\p{N}.\n ][^\p{L}\p{N}.\n]*| {2,}/gu,
    reword,
    stem(word) {
      const ending = allEndings.find((each) => word.endsWith(each) && word.length - each.length > 2);
      return ending ? word.slice(0, -ending.length) : word;
    },
    asSpoken: (word) => word,
    stopWords: words(small),
    negations: words(negations),
    lightStems: none,
    otherWords: none,
    synonyms: [],
  };
}
