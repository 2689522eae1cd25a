import type { Likeness } from "./vocabulary";
import type { Word } from "./word-forms";

/** One phrase that describes a concern. */
export interface Phrase {
  /** The index of the concern in the list. */
  readonly concern: number;
  readonly isEmergency: boolean;
  readonly words: readonly Word[];
}

/** How well a phrase matches the query. */
export interface Fit {
  readonly phrase: Phrase;
  /** The indexes of the matched words of the query. */
  readonly indexes: ReadonlySet<number>;
  /** The number of matched words that are not light. */
  readonly contentMatches: number;
  /** The weighted share of the phrase that matched, from 0 to 1. */
  readonly share: number;
  /** Whether every word of the phrase matched. */
  readonly isComplete: boolean;
  /** The lowest likeness among the matched words that are not light, from 0 to 1. */
  readonly confidence: number;
  readonly score: number;
}

const lightWeight = 0.5;

/** The index of a typed word and how much it is like a stem, from 0 to 1. */
type Alike = readonly [index: number, likeness: number];

/** Sorts the likenesses of all typed words by stem: most words of most phrases are like none of them. */
export function alikeByStem(likenesses: readonly Likeness[]): ReadonlyMap<string, readonly Alike[]> {
  const alike = new Map<string, Alike[]>();
  for (const [index, likeness] of likenesses.entries())
    for (const [stem, degree] of likeness) {
      const known = alike.get(stem);
      if (known) known.push([index, degree]);
      else alike.set(stem, [[index, degree]]);
    }
  return alike;
}

/** Scores how well a phrase matches the query. The order of the words does not matter. */
export function fitOf(
  phrase: Phrase,
  typed: readonly Word[],
  alike: ReadonlyMap<string, readonly Alike[]>,
  weights: ReadonlyMap<string, number>,
): Fit {
  const indexes = new Set<number>();
  let [contentMatches, matched, total, confidence, isComplete] = [0, 0, 0, 1, true];
  for (const word of phrase.words) {
    const weight = word.isLight ? lightWeight : (weights.get(word.stem) ?? 0);
    total += weight;
    let bestIndex = -1;
    let degree = 0;
    for (const [index, degreeOfStem] of alike.get(word.stem) ?? []) {
      const each = typed[index];
      if (each === undefined || indexes.has(index)) continue;
      const likeness = degreeOfStem * agreement(word, each, phrase);
      if (likeness <= degree) continue;
      bestIndex = index;
      degree = likeness;
    }
    if (degree <= 0.5) isComplete = false;
    if (bestIndex < 0) continue;
    indexes.add(bestIndex);
    matched += weight * degree;
    if (!word.isLight) {
      contentMatches++;
      confidence = Math.min(confidence, degree);
    }
  }
  const share = matched / total;
  return { phrase, indexes, contentMatches, share, isComplete, confidence, score: matched * share ** 1.5 };
}

/**
 * A factor from 0 to 1 for whether both words are negated or neither is: "talks" does not mean "doesn't
 * talk", and "won't swallow pills" is no emergency. A word in a harmless idiom never matches an emergency.
 */
function agreement(word: Word, typed: Word, { isEmergency }: Phrase): number {
  if (isEmergency && typed.isHarmless) return 0;
  if (word.isNegated === typed.isNegated) return 1;
  return word.isNegated || isEmergency ? 0.5 : 0.85;
}

/**
 * Whether another concern's phrase matches more words than an emergency's and includes them: "burns energy"
 * beats "burns".
 */
export function replaces({ phrase, indexes }: Fit, urgent: Fit): boolean {
  return (
    !phrase.isEmergency &&
    indexes.size > urgent.indexes.size &&
    Array.from(urgent.indexes).every((index) => indexes.has(index))
  );
}

/**
 * Whether a match is good enough to show. One matching word out of several is not enough unless it is most of
 * the query; neither is one misspelled word among others.
 * @param coverage the weighted share of the query that the concern matches, from 0 to 1
 */
export function isEnough(
  { phrase, share, isComplete, contentMatches, confidence }: Fit,
  coverage: number,
  typed: readonly Word[],
): boolean {
  if (typed.length === 1)
    return contentMatches === 1 && confidence > 0.7 && (isComplete || !phrase.isEmergency);
  const contentWordCount = typed.filter(({ isLight }) => !isLight).length;
  if (contentWordCount === 1 && contentMatches === 1 && !phrase.isEmergency)
    return confidence > 0.7 && share > 0.45;
  if (contentWordCount === 0) return isComplete && phrase.words.length > 1;
  if (contentMatches < 2)
    return (
      isComplete && contentMatches === 1 && confidence > 0.7 && coverage > (confidence < 0.9 ? 0.6 : 0.3)
    );
  return (phrase.isEmergency ? isComplete && share > 0.7 : share > 0.6) && coverage > 0.2;
}

/** Whether a concern matches nearly all of several typed words, even in different phrases. */
export function isMostOf(indexes: ReadonlySet<number>, typed: readonly Word[], share: number): boolean {
  const contentMatches = Array.from(indexes).filter((index) => !typed[index]?.isLight).length;
  return contentMatches > 1 && share > 0.75;
}
