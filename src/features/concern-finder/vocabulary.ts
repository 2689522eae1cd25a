import { english } from "./english";
import type { SearchLanguage } from "./search-language";
import { typingErrors } from "./spelling";
import { isEveryday, type Word } from "./word-forms";

/** How similar a typed word is to other words, from 0 to 1, by their stems. */
export type Likeness = ReadonlyMap<string, number>;

/** The words of all phrases, with fuzzy lookup. */
export interface Vocabulary {
  /** Splits and joins words with wrong or missing spaces: "cantsleep" and "tooth brush". */
  repair(written: readonly string[]): string[];
  /**
   * Words similar to a typed word. The last word of a query may be incomplete, so it also matches as a
   * prefix.
   */
  likeness(word: Word, isLast: boolean): Likeness;
}

const synonym = 0.85;
const prefix = 0.75;

/**
 * Creates a vocabulary of the words of all phrases.
 * @param idiomWords other words that are never split
 */
export function vocabularyOf(
  words: readonly Word[],
  idiomWords: ReadonlySet<string>,
  language: SearchLanguage = english,
): Vocabulary {
  const { asSpoken, otherWords, stem, synonyms } = language;
  // All synonyms, so that typing errors are tolerated in them too.
  const related = synonyms.flatMap((group) =>
    Array.from(group, (written) => ({ written, stem: stem(written) })),
  );
  const stems = new Set(words.map((word) => word.stem));
  const spellings = new Map(
    [...words, ...related].flatMap(({ written, stem }) => [[written, stem] as const, [stem, stem] as const]),
  );
  const spoken = [...spellings].map(([spelling, stem]) => ({ spelling, stem, sound: asSpoken(spelling) }));
  const groups = synonyms.map((group) => new Set([...group].map(stem)));
  const cache = new Map<string, Likeness>();

  const isKnown = (word: string) => spellings.has(word) || stems.has(stem(word)) || isRelated(stem(word));
  const isRelated = (stemmed: string) => groups.some((group) => group.has(stemmed));

  const isKnownContentWord = (word: string) => !isEveryday(word, language) && isKnown(word);
  const isReadable = (word: string) =>
    word.length < 5 ||
    isEveryday(word, language) ||
    otherWords.has(word) ||
    idiomWords.has(word) ||
    isKnown(word) ||
    misspelled(word, 1).size > 0;

  function splitWord(word: string): string[] | undefined {
    for (let end = word.length - 2; end >= 2; end--) {
      const [first, rest] = [word.slice(0, end), word.slice(end)];
      if (!isEveryday(first, language) && !(end > 2 && isKnown(first))) continue;
      if (rest.length > 2 && isKnown(rest)) return [first, rest];
      if (isEveryday(rest, language) && !isEveryday(first, language)) return [first, rest];
      const more = splitWord(rest);
      if (more) return [first, ...more];
    }
    return undefined;
  }

  function misspelled(typed: string, max: number): Likeness {
    const sound = asSpoken(typed);
    let least = max + 1;
    let found = new Map<string, number>();
    for (const { spelling, stem, sound: other } of spoken) {
      if (spelling.length < 4 || ((typed.length < 6 || max > 1) && spelling[0] !== typed[0])) continue;
      const errors = Math.min(typingErrors(typed, spelling, max), typingErrors(sound, other, max) + 0.5);
      if (errors > max + 0.5 || errors > least) continue;
      if (errors < least) found = new Map();
      least = errors;
      found.set(stem, Math.max(found.get(stem) ?? 0, typed.length > 5 ? 0.85 - errors / 20 : 0.75));
    }
    return found;
  }

  function withSynonyms(likeness: Likeness): Likeness {
    const all = new Map(likeness);
    for (const [word, degree] of likeness) {
      if (degree < prefix) continue;
      for (const group of groups) {
        if (!group.has(word)) continue;
        for (const other of group)
          if (stems.has(other)) all.set(other, Math.max(all.get(other) ?? 0, degree * synonym));
      }
    }
    return all;
  }

  function look({ stem, written }: Word, isLast: boolean): Likeness {
    if (stems.has(stem) || isRelated(stem)) return new Map([[stem, 1]]);
    if (written.length < 4 || otherWords.has(written)) return new Map();
    const close = misspelled(written, 1);
    if (close.size > 0) return close;
    if (isLast) {
      const completions = [...stems].filter((other) => other.startsWith(written));
      if (completions.length > 0) return new Map(completions.map((other) => [other, prefix]));
    }
    return written.length > 6 ? misspelled(written, 2) : new Map();
  }

  return {
    repair(written) {
      const joined: string[] = [];
      for (const word of written) {
        const before = joined[joined.length - 1] ?? "";
        const areKnown = isKnownContentWord(before) && isKnownContentWord(word);
        const isOne = before.length > 1 && word.length > 2 && !areKnown && spellings.has(before + word);
        if (isOne) joined[joined.length - 1] = before + word;
        else joined.push(word);
      }
      return joined.flatMap((word) => (isReadable(word) ? [word] : (splitWord(word) ?? [word])));
    },
    likeness(word, isLast) {
      const key = `${word.written} ${isLast}`;
      const known = cache.get(key) ?? withSynonyms(look(word, isLast));
      cache.set(key, known);
      return known;
    },
  };
}
