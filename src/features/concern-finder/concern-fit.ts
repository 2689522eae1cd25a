import type { Likeness } from "./vocabulary";
import type { Word } from "./word-forms";

/** One way to say a concern. */
export interface Phrase {
  /** The place of the concern in the list. */
  readonly concern: number;
  readonly isEmergency: boolean;
  readonly words: readonly Word[];
}

/** How well a phrase fits what was typed. */
export interface Fit {
  readonly phrase: Phrase;
  /** The places of the typed words that it explains. */
  readonly places: ReadonlySet<number>;
  /** How many of them say something by themselves. */
  readonly solid: number;
  /** How much of the phrase was typed, from 0 to 1. */
  readonly share: number;
  /** Whether all of it was typed. */
  readonly isWhole: boolean;
  /** How sure it is that these words were meant, from 0 to 1. */
  readonly surety: number;
  readonly score: number;
}

const lightWeight = 0.5;

/** Compares a phrase with what was typed. The order of the words does not matter. */
export function fitOf(
  phrase: Phrase,
  typed: readonly Word[],
  likenesses: readonly Likeness[],
  weights: ReadonlyMap<string, number>,
): Fit {
  const places = new Set<number>();
  let [solid, matched, total, surety, isWhole] = [0, 0, 0, 1, true];
  for (const word of phrase.words) {
    const weight = word.isLight ? lightWeight : (weights.get(word.stem) ?? 0);
    total += weight;
    let [place, degree] = [-1, 0];
    typed.forEach((each, index) => {
      const likeness = (likenesses[index]?.get(word.stem) ?? 0) * agreement(word, each, phrase);
      if (likeness > degree && !places.has(index)) [place, degree] = [index, likeness];
    });
    if (degree <= 0.5) isWhole = false;
    if (place < 0) continue;
    places.add(place);
    matched += weight * degree;
    if (!word.isLight) {
      solid++;
      surety = Math.min(surety, degree);
    }
  }
  const share = matched / total;
  return { phrase, places, solid, share, isWhole, surety, score: matched * share ** 1.5 };
}

/** "Talks" is not what is meant by "doesn't talk"; nor is "won't swallow pills" or a saying an emergency. */
function agreement(word: Word, typed: Word, { isEmergency }: Phrase): number {
  if (isEmergency && typed.isHarmless) return 0;
  if (word.isNegated === typed.isNegated) return 1;
  return word.isNegated || isEmergency ? 0.5 : 0.85;
}

/** Whether a phrase says more than an emergency's, so that it is no emergency: "burns energy" is not "burns". */
export function replaces({ phrase, places }: Fit, urgent: Fit): boolean {
  return (
    !phrase.isEmergency &&
    places.size > urgent.places.size &&
    Array.from(urgent.places).every((place) => places.has(place))
  );
}

/**
 * Whether so much fits that the concern is worth showing: never for one word out of several, unless it is most of what
 * was typed, nor for a guess at a misspelled word among others.
 * @param coverage the share of what was typed that the concern explains, from 0 to 1
 */
export function isEnough(
  { phrase, share, isWhole, solid, surety }: Fit,
  coverage: number,
  typed: readonly Word[],
): boolean {
  if (typed.length === 1) return solid === 1 && surety > 0.7 && (isWhole || !phrase.isEmergency);
  const solidWords = typed.filter(({ isLight }) => !isLight).length;
  if (solidWords === 1 && solid === 1 && !phrase.isEmergency) return surety > 0.7 && share > 0.45;
  if (solidWords === 0) return isWhole && phrase.words.length > 1;
  if (solid < 2) return isWhole && solid === 1 && surety > 0.7 && coverage > (surety < 0.9 ? 0.6 : 0.3);
  return (phrase.isEmergency ? isWhole && share > 0.7 : share > 0.6) && coverage > 0.2;
}

/** Whether a concern has nearly all of several words that were typed, if only in different phrases. */
export function isMostOf(places: ReadonlySet<number>, typed: readonly Word[], share: number): boolean {
  const solid = Array.from(places).filter((place) => !typed[place]?.isLight).length;
  return solid > 1 && share > 0.75;
}
