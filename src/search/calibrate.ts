import { none, type Thresholds } from "./answers";
import { guess, type Model } from "./model";
import { type Example, train } from "./train";

/** Every sixth phrase is not learned, but measured with. */
const everyNth = 6;
/** How many of the phrases about something harmless may be answered with an emergency. */
const falseAlarms = 0.01;
/** How many of the phrases that have an answer may get none. */
const falseSilence = 0.005;

/**
 * Finds at which probabilities answers are shown, with phrases that a model has not learned.
 * @param emergencies ids of the answers that can't wait
 */
export function calibrate(examples: readonly Example[], emergencies: ReadonlySet<string>): Thresholds {
  const learned = examples.filter((_, index) => index % everyNth !== 0);
  const model = train(learned);
  const measured = examples.filter((_, index) => index % everyNth === 0);
  const probabilities = (which: (answer: string) => boolean, of: (id: string) => boolean) =>
    measured
      .filter(({ answer }) => which(answer))
      .map(({ phrase }) => highest(phrase, model, of))
      .sort((one, other) => other - one);
  const isEmergency = (answer: string) => emergencies.has(answer);
  const alarms = probabilities((answer) => !isEmergency(answer), isEmergency);
  const silences = probabilities(
    (answer) => answer !== none,
    (answer) => answer === none,
  );
  return { alarm: atShare(alarms, falseAlarms), silence: atShare(silences, falseSilence) };
}

/** The highest probability of certain answers to a phrase. */
function highest(phrase: string, model: Model<string>, of: (answer: string) => boolean): number {
  return guess(phrase, model).find(({ answer }) => of(answer))?.probability ?? 0;
}

/** The probability that a share of the falling probabilities is above. */
function atShare(falling: readonly number[], share: number): number {
  return falling[Math.ceil(falling.length * share)] ?? 1;
}
