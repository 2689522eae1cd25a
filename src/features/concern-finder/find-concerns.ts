import { alikeByStem, type Fit, fitOf, isEnough, isMostOf, replaces } from "./concern-fit";
import { english } from "./english";
import type { SearchLanguage } from "./search-language";
import { type Likeness, vocabularyOf } from "./vocabulary";
import { significantWords, split, type Word } from "./word-forms";

/** The parts of a concern that are searched. */
export interface Searchable {
  readonly name: string;
  /** Other phrases for it. Words separated by a slash are alternatives: "ate/drank bleach/pills". */
  readonly words: readonly string[];
  /**
   * Harmless idioms that sound like it, such as "drowning in homework". Their words do not match emergencies.
   */
  readonly not?: readonly string[] | undefined;
  /** Whether it can't wait; emergencies come before all other concerns. */
  readonly isEmergency: boolean;
}

interface Result {
  readonly concern: number;
  readonly isUrgent: boolean;
  readonly score: number;
}

const maxResults = 5;
/** The weight of a typed word that occurs in no phrase. */
const unknownWeight = 1.2;

/**
 * Creates a fuzzy search over concerns, which tolerates typing errors, word endings and everyday words. It
 * matches whole phrases instead of single words, because no result is better than an unrelated one.
 * @param language how parents write
 * @returns a function that takes a query and returns the matching concerns: emergencies first, then by score
 */
export function createConcernSearch<Concern extends Searchable>(
  concerns: readonly Concern[],
  language: SearchLanguage = english,
): (typed: string) => readonly Concern[] {
  const phrases = concerns.flatMap(({ name, words, isEmergency }, concern) =>
    split([name, ...words.flatMap(variants)], language).map((written) => ({
      concern,
      isEmergency,
      words: significantWords(written, undefined, language),
    })),
  );
  const idioms = split(
    concerns.flatMap(({ not = [] }) => not.flatMap(variants)),
    language,
  );
  // Most words occur in many phrases: with each of them once, an index takes half as long.
  const written = new Map(phrases.flatMap(({ words }) => words).map((word) => [word.written, word]));
  const vocabulary = vocabularyOf([...written.values()], new Set(idioms.flat()), language);
  const phrasesWith = groupBy(phrases, ({ words }) => words.map(({ stem }) => stem));
  const weightOf = (stem: string) => {
    const owners = new Set(phrasesWith.get(stem)?.map(({ concern }) => concern));
    return 0.6 + 0.2 * Math.log2(concerns.length / (owners.size || 1));
  };
  const weights = new Map(Array.from(phrasesWith.keys(), (stem) => [stem, weightOf(stem)]));

  return (typed) => {
    const [written = []] = split([typed.replace(/\n/g, " ")], language);
    const repaired = vocabulary.repair(written);
    const words = significantWords(repaired, harmlessIndexes(repaired, idioms), language);
    const likenesses = words.map((word, index) => vocabulary.likeness(word, index === words.length - 1));
    const alike = alikeByStem(likenesses);
    const candidates = Array.from(alike.keys()).flatMap((stem) => phrasesWith.get(stem) ?? []);
    const fits = Array.from(new Set(candidates), (phrase) => fitOf(phrase, words, alike, weights));
    const typedWeights = words.map((word, index) => typedWeight(word, likenesses[index], weights));
    return rank(fits, words, typedWeights).flatMap(({ concern }) => concerns[concern] ?? []);
  };
}

/**
 * The indexes of the words that are part of a harmless idiom, such as "dying to talk". An idiom matches only
 * word for word, including endings: "strokes her hair" does not match in "having a stroke, her hair is wet".
 */
export function harmlessIndexes(
  written: readonly string[],
  idioms: readonly (readonly string[])[],
): ReadonlySet<number> {
  const indexes = written.flatMap((_, start) =>
    idioms
      .filter((idiom) => idiom.every((each, index) => each === written[start + index]))
      .flatMap((idiom) => idiom.map((_word, index) => start + index)),
  );
  return new Set(indexes);
}

/** Expands alternatives: "ate/drank bleach" gives "ate bleach" and "drank bleach". */
function variants(text: string): string[] {
  return text
    .split(" ")
    .map((words) => words.split("/"))
    .reduce<string[]>(
      (phrases, alternatives) => phrases.flatMap((words) => alternatives.map((word) => `${words} ${word}`)),
      [""],
    );
}

function typedWeight(
  word: Word,
  likeness: Likeness | undefined,
  weights: ReadonlyMap<string, number>,
): number {
  if (word.isLight) return 0;
  if (!likeness?.size) return unknownWeight;
  return Math.max(...Array.from(likeness.keys(), (stem) => weights.get(stem) ?? unknownWeight));
}

/** Drops poor matches and sorts the rest: emergencies first, then by score. */
function rank(fits: readonly Fit[], words: readonly Word[], weights: readonly number[]): Result[] {
  const sum = (indexes: Iterable<number>) =>
    Array.from(indexes, (index) => weights[index] ?? 0).reduce(add, 0);
  const total = weights.reduce(add, 0) || 1;
  const completeFits = fits.filter(({ isComplete }) => isComplete);
  const results: Result[] = [];
  for (const [concern, ownFits] of groupBy(fits, ({ phrase }) => [phrase.concern])) {
    ownFits.sort((a, b) => b.score - a.score);
    const [best] = ownFits;
    if (best === undefined) continue;
    const isUrgent = ownFits.some(
      (fit) => isSure(fit, words.length) && !completeFits.some((other) => replaces(other, fit)),
    );
    const more = ownFits.filter(({ share }) => share > 0.8).flatMap(({ indexes }) => Array.from(indexes));
    const extra = new Set(more.filter((index) => !best.indexes.has(index)));
    const coverage = sum(new Set([...best.indexes, ...extra])) / total;
    const matched = new Set(ownFits.flatMap(({ indexes }) => Array.from(indexes)));
    const rest = Array.from(matched).filter((index) => !best.indexes.has(index) && !extra.has(index));
    const doubt = best.phrase.isEmergency && !isUrgent ? 0.6 : 1;
    const score = doubt * (best.score + 0.35 * sum(extra) + 0.15 * sum(rest)) * (0.4 + 0.6 * coverage);
    const isAbout = !best.phrase.isEmergency && isMostOf(matched, words, sum(matched) / total);
    if (isUrgent || isEnough(best, coverage, words) || isAbout) results.push({ concern, isUrgent, score });
  }
  const top = Math.max(...results.map(({ score }) => score));
  return results
    .filter(({ score, isUrgent }) => isUrgent || score > top * 0.4)
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || b.score - a.score)
    .slice(0, maxResults);
}

/**
 * Whether a fit describes an emergency in full, and not only by one word that may be another one misspelled.
 */
function isSure({ phrase, isComplete, share, contentMatches, confidence }: Fit, typed: number): boolean {
  const isGuess = contentMatches < 2 && confidence < 0.79 && typed > 1;
  return phrase.isEmergency && isComplete && share > 0.7 && contentMatches > 0 && !isGuess;
}

function add(sum: number, each: number): number {
  return sum + each;
}

function groupBy<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
