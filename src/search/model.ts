import { featuresOf } from "./features";

/** What was learned of phrases and their answers. */
export interface Model<Answer> {
  /** The answers that it tells apart. */
  readonly answers: readonly Answer[];
  /** For each bucket, which answers it speaks for or against. */
  readonly weights: ReadonlyMap<number, readonly Weight[]>;
}

export interface Weight {
  /** The index of an answer. */
  readonly answer: number;
  readonly weight: number;
}

/** An answer with its probability, from 0 to 1. */
export interface Guess<Answer> {
  readonly answer: Answer;
  readonly probability: number;
}

/** Returns all answers to a phrase, the most probable one first; none if it has no word. */
export function guess<Answer>(phrase: string, { answers, weights }: Model<Answer>): Guess<Answer>[] {
  const features = featuresOf(phrase);
  if (features.size === 0) return [];
  const scores = new Float32Array(answers.length);
  for (const [bucket, value] of features) {
    for (const { answer, weight } of weights.get(bucket) ?? [])
      scores[answer] = (scores[answer] ?? 0) + weight * value;
  }
  const probabilities = softmax(scores);
  return answers
    .map((answer, index) => ({ answer, probability: probabilities[index] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
}

/** Turns scores into probabilities, which add up to 1. */
export function softmax(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/**
 * Returns the words of a phrase that spoke for an answer, the strongest first.
 * @param answer its index
 */
export function reasonsFor(
  answer: number,
  phrase: string,
  { weights }: Pick<Model<unknown>, "weights">,
): string[] {
  const scored = phrase.split(/\s+/).map((word) => {
    const scores = Array.from(featuresOf(word), ([bucket, value]) => {
      const found = weights.get(bucket)?.find((each) => each.answer === answer);
      return (found?.weight ?? 0) * value;
    });
    return { word, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 4)
    .map(({ word }) => word);
}
