import { type Fit, fitOf, isEnough, isMostOf, replaces } from "./concern-fit";
import { harmlessPlaces } from "./harmless-places";
import { type Likeness, vocabularyOf } from "./vocabulary";
import { split, tellingWords, type Word } from "./word-forms";

/** What of a concern is searched. */
export interface Searchable {
  readonly name: string;
  /** Other ways to say it. Words with a slash between them can replace each other: "ate/drank bleach/pills". */
  readonly words: readonly string[];
  /** Sayings that sound like it and mean no harm: "drowning in homework". No emergency is found by their words. */
  readonly not?: readonly string[] | undefined;
  /** Whether help can't wait, so that it comes before all others. */
  readonly isEmergency: boolean;
}

interface Result {
  readonly concern: number;
  readonly isUrgent: boolean;
  readonly score: number;
}

const mostResults = 5;
/** What a typed word weighs that no entry has. */
const unknownWeight = 1.2;

/**
 * Makes a search over concerns that forgives typing errors, endings and everyday words. It looks for whole phrases
 * rather than single words, so that it finds nothing rather than something unrelated.
 * @returns takes what a parent typed and gives the concerns that fit: emergencies first, then the best first
 */
export function createConcernSearch<Concern extends Searchable>(
  concerns: readonly Concern[],
): (typed: string) => readonly Concern[] {
  const phrases = concerns.flatMap(({ name, words, isEmergency }, concern) =>
    split([name, ...words.flatMap(variants)]).map((written) => ({
      concern,
      isEmergency,
      words: tellingWords(written),
    })),
  );
  const sayings = split(concerns.flatMap(({ not = [] }) => not.flatMap(variants)));
  const vocabulary = vocabularyOf(
    phrases.flatMap(({ words }) => words),
    new Set(sayings.flat()),
  );
  const phrasesWith = groupBy(phrases, ({ words }) => words.map(({ stem }) => stem));
  const weightOf = (stem: string) => {
    const owners = new Set(phrasesWith.get(stem)?.map(({ concern }) => concern));
    return 0.6 + 0.2 * Math.log2(concerns.length / (owners.size || 1));
  };
  const weights = new Map(Array.from(phrasesWith.keys(), (stem) => [stem, weightOf(stem)]));

  return (typed) => {
    const [written = []] = split([typed.replace(/\n/g, " ")]);
    const repaired = vocabulary.repair(written);
    const words = tellingWords(repaired, harmlessPlaces(repaired, sayings));
    const likenesses = words.map((word, place) => vocabulary.likeness(word, place === words.length - 1));
    const touched = likenesses.flatMap((likeness) =>
      Array.from(likeness.keys()).flatMap((stem) => phrasesWith.get(stem) ?? []),
    );
    const fits = Array.from(new Set(touched), (phrase) => fitOf(phrase, words, likenesses, weights));
    const typedWeights = words.map((word, place) => typedWeight(word, likenesses[place], weights));
    return rank(fits, words, typedWeights).flatMap(({ concern }) => concerns[concern] ?? []);
  };
}

/** "Ate/drank bleach" says two things: "ate bleach" and "drank bleach". */
function variants(text: string): string[] {
  return text
    .split(" ")
    .map((words) => words.split("/"))
    .reduce<string[]>(
      (begun, choice) => begun.flatMap((words) => choice.map((word) => `${words} ${word}`)),
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

/** Leaves out what fits badly, and puts first what can't wait, then what fits best. */
function rank(fits: readonly Fit[], words: readonly Word[], weights: readonly number[]): Result[] {
  const sum = (places: Iterable<number>) => Array.from(places, (place) => weights[place] ?? 0).reduce(add, 0);
  const total = weights.reduce(add, 0) || 1;
  const whole = fits.filter(({ isWhole }) => isWhole);
  const results: Result[] = [];
  for (const [concern, own] of groupBy(fits, ({ phrase }) => [phrase.concern])) {
    own.sort((a, b) => b.score - a.score);
    const [best] = own;
    if (best === undefined) continue;
    const isUrgent = own.some(
      (fit) => isSure(fit, words.length) && !whole.some((other) => replaces(other, fit)),
    );
    const more = own.filter(({ share }) => share > 0.8).flatMap(({ places }) => Array.from(places));
    const extra = new Set(more.filter((place) => !best.places.has(place)));
    const coverage = sum(new Set([...best.places, ...extra])) / total;
    const touched = new Set(own.flatMap(({ places }) => Array.from(places)));
    const rest = Array.from(touched).filter((place) => !best.places.has(place) && !extra.has(place));
    const doubt = best.phrase.isEmergency && !isUrgent ? 0.6 : 1;
    const score = doubt * (best.score + 0.35 * sum(extra) + 0.15 * sum(rest)) * (0.4 + 0.6 * coverage);
    const isAbout = !best.phrase.isEmergency && isMostOf(touched, words, sum(touched) / total);
    if (isUrgent || isEnough(best, coverage, words) || isAbout) results.push({ concern, isUrgent, score });
  }
  const top = Math.max(...results.map(({ score }) => score));
  return results
    .filter(({ score, isUrgent }) => isUrgent || score > top * 0.4)
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || b.score - a.score)
    .slice(0, mostResults);
}

/** Whether an emergency is described in full, and not by one short word that may be another one misspelled. */
function isSure({ phrase, isWhole, share, solid, surety }: Fit, typed: number): boolean {
  const isGuess = solid < 2 && surety < 0.79 && typed > 1;
  return phrase.isEmergency && isWhole && share > 0.7 && solid > 0 && !isGuess;
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
