import { dangerIn, none, type Thresholds } from "./answers";
import { guess } from "./model";
import { type Example, train } from "./train";

/** Every sixth phrase is not learned, but measured with. */
const everyNth = 6;

/** How many of the phrases that are measured with may be answered wrongly in each way. */
const allowed = {
  /** Something harmless is answered with an emergency first. */
  falseAlarms: 0.01,
  /** Something that has an answer gets none. */
  falseSilence: 0.022,
  /** Something that has no answer is answered because it may be an emergency. */
  falseDanger: 0.04,
  /** Something is not answered although the most probable answer is right. */
  falseDoubt: 0.004,
};

/**
 * Finds at which probabilities answers are shown, with phrases that a model has not learned.
 * @param emergencies ids of the answers that can't wait
 */
export function calibrate(examples: readonly Example[], emergencies: ReadonlySet<string>): Thresholds {
  const model = train(examples.filter((_, index) => index % everyNth !== 0));
  const known = {
    ...model,
    answers: model.answers.map((id) => ({ id, isEmergency: emergencies.has(id) })),
  };
  const measured = examples
    .filter((_, index) => index % everyNth === 0)
    .map(({ phrase, answer }) => ({ answer, guesses: guess(phrase, known) }));
  type Measured = (typeof measured)[number];
  const highest = ({ guesses }: Measured, of: (answer: { id: string; isEmergency: boolean }) => boolean) =>
    guesses.find(({ answer }) => of(answer))?.probability ?? 0;
  const atShare = (which: (each: Measured) => boolean, share: number, of: (each: Measured) => number) => {
    const falling = measured
      .filter(which)
      .map(of)
      .sort((one, other) => other - one);
    return falling[Math.ceil(falling.length * share)] ?? 1;
  };
  return {
    alarm: atShare(
      ({ answer }) => !emergencies.has(answer),
      allowed.falseAlarms,
      (each) => highest(each, ({ isEmergency }) => isEmergency),
    ),
    silence: atShare(
      ({ answer }) => answer !== none,
      allowed.falseSilence,
      (each) => highest(each, ({ id }) => id === none),
    ),
    danger: atShare(
      ({ answer }) => answer === none,
      allowed.falseDanger,
      ({ guesses }) => dangerIn(guesses),
    ),
    least: atShare(
      ({ answer, guesses }) => guesses[0]?.answer.id === answer,
      1 - allowed.falseDoubt,
      ({ guesses }) => guesses[0]?.probability ?? 0,
    ),
  };
}
