import { buckets, featuresOf, wordsOf } from "./features";
import { type Model, softmax, type Weight } from "./model";

/** A phrase as parents type it, and the answer to it. */
export interface Example {
  readonly phrase: string;
  readonly answer: string;
}

interface Lesson {
  readonly phrase: string;
  readonly buckets: Uint32Array;
  readonly values: Float32Array;
  /** The index of the answer. */
  readonly answer: number;
}

/** How often it goes through all examples: with all weights, and then with those that it keeps, which take over from the others. */
const rounds = { all: 5, kept: 5 };
const stepSize = 2;
/** What a weight must be worth to be more than 0. */
const penalty = 0.3;
/** Most answers are wrong by less than this. It would change nothing that counts. */
const smallError = 0.006;
/** How many weights a model keeps: with the names of its answers, less than 100 KB compressed. */
const kept = 65_000;
/** Word dropout: which share of the phrases loses words in each round, and which share of their words. The others must do, too. */
const thinned = { phrases: 0.5, words: 0.25 };
/** Shorter phrases keep all words: "first visit" must not be learned from "what does a first visit cost". */
const fewestToThin = 5;

/**
 * Learns from examples which answer a phrase has: multinomial logistic regression over hashed features, with FTRL-Proximal
 * (McMahan et al., 2013), which leaves out what is not worth its place. The same examples give the same model.
 */
export function train(examples: readonly Example[]): Model<string> {
  const answers = [...new Set(examples.map(({ answer }) => answer))].sort();
  const indexes = new Map(answers.map((answer, index) => [answer, index]));
  const lessons = examples.map(({ phrase, answer }) => lessonOf(phrase, indexes.get(answer) ?? 0));
  return { answers, weights: learn(lessons, answers.length) };
}

function lessonOf(phrase: string, answer: number): Lesson {
  const features = featuresOf(phrase);
  return {
    phrase,
    buckets: Uint32Array.from(features.keys()),
    values: Float32Array.from(features.values()),
    answer,
  };
}

/** Learns a weight for each pair of a bucket and an answer, and keeps those that do most. */
function learn(lessons: readonly Lesson[], answerCount: number): Map<number, Weight[]> {
  const weights = new Float32Array(buckets * answerCount);
  const sums = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length);
  const isDropped = new Uint8Array(weights.length);
  const scores = new Float32Array(answerCount);

  /** Moves the weights of a lesson's buckets for one answer against its error. */
  function correct(lesson: Lesson, answer: number, error: number): void {
    for (let index = 0; index < lesson.buckets.length; index++) {
      const place = (lesson.buckets[index] ?? 0) * answerCount + answer;
      if (isDropped[place]) continue;
      const slope = error * (lesson.values[index] ?? 0);
      const before = squares[place] ?? 0;
      const square = before + slope * slope;
      const rate = (Math.sqrt(square) - Math.sqrt(before)) / stepSize;
      const sum = (sums[place] ?? 0) + slope - rate * (weights[place] ?? 0);
      const excess = Math.abs(sum) - penalty;
      squares[place] = square;
      sums[place] = sum;
      weights[place] = excess > 0 ? (-Math.sign(sum) * excess * stepSize) / Math.sqrt(square) : 0;
    }
  }

  function score(lesson: Lesson): Float32Array {
    scores.fill(0);
    for (let index = 0; index < lesson.buckets.length; index++) {
      const start = (lesson.buckets[index] ?? 0) * answerCount;
      const value = lesson.values[index] ?? 0;
      for (let answer = 0; answer < answerCount; answer++)
        scores[answer] = (scores[answer] ?? 0) + value * (weights[start + answer] ?? 0);
    }
    return softmax(scores);
  }

  /** Goes through all examples once. */
  function study(round: number): void {
    const random = randomNumbers(round);
    for (const whole of shuffled(lessons, round)) {
      const lesson = random() < thinned.phrases ? thin(whole, random) : whole;
      const probabilities = score(lesson);
      for (let answer = 0; answer < answerCount; answer++) {
        const error = (probabilities[answer] ?? 0) - (answer === lesson.answer ? 1 : 0);
        if (error > smallError || error < -smallError) correct(lesson, answer, error);
      }
    }
  }

  /** Drops the weights that do least: small ones, and those that few phrases use. */
  function dropUseless(): void {
    const uses = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(squares[place] ?? 0));
    const least = uses.toSorted().at(-kept) ?? 0;
    for (const [place, use] of uses.entries()) {
      if (use >= least) continue;
      weights[place] = 0;
      isDropped[place] = 1;
    }
  }

  for (let round = 0; round < rounds.all; round++) study(round);
  dropUseless();
  for (let round = 0; round < rounds.kept; round++) study(rounds.all + round);
  return byBucket(weights, answerCount);
}

/** The weights other than 0 of each bucket. */
function byBucket(weights: Float32Array, answerCount: number): Map<number, Weight[]> {
  const chosen = new Map<number, Weight[]>();
  for (const [place, weight] of weights.entries()) {
    if (weight === 0) continue;
    const bucket = Math.floor(place / answerCount);
    const own = chosen.get(bucket) ?? [];
    own.push({ answer: place % answerCount, weight });
    chosen.set(bucket, own);
  }
  return chosen;
}

/** The lesson of a phrase without some of its words. */
function thin(lesson: Lesson, random: () => number): Lesson {
  const words = wordsOf(lesson.phrase);
  if (words.length < fewestToThin) return lesson;
  return lessonOf(words.filter(() => random() >= thinned.words).join(" "), lesson.answer);
}

/** The items in an order that looks random and is always the same. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomNumbers(seed);
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** Returns numbers from 0 to 1 that look random and are always the same. */
function randomNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
