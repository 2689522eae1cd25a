import { wordsOf } from "./features";
import { type Guess, guess, type Model } from "./model";
import { unpack } from "./pack";

/** What a phrase can lead to. */
export interface Answer {
  /** The id of a concern, or of a question to the clinic. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly isEmergency: boolean;
  /** The code of the language that the phrase is in, if it is not that of the search: the search of that language has the answers. */
  readonly language?: string | undefined;
}

/** The probabilities at which an answer is shown, as `calibrate` finds them. */
export interface Thresholds {
  /** From here on an emergency comes first, even if something else is more probable. */
  readonly alarm: number;
  /** From here on nothing is shown: the phrase is about something else. */
  readonly silence: number;
  /** From here on, nothing is silenced: it may be an emergency in other words. */
  readonly danger: number;
  /** Nothing is shown if the most probable answer is below this: the words say too little. */
  readonly least: number;
}

/** What a browser loads to search in one language. */
export interface SearchFile {
  /** In the order of the model. What has no answer here has no path. */
  readonly answers: readonly Answer[];
  readonly thresholds: Thresholds;
  /** Learned phrases that the model alone would miss, each with the id of its answer. */
  readonly known: readonly (readonly [phrase: string, answer: string])[];
  /** The packed weights of the model. */
  readonly weights: string;
}

/** A search file that is ready for use. */
export interface Search extends Model<Answer>, Pick<SearchFile, "thresholds"> {
  readonly known: ReadonlyMap<string, string>;
}

/** The id of examples that this site has no answer to. */
export const none = "none";

const mostAnswers = 5;
/** Answers that are less probable than this share of the most probable one are not shown. */
const leastShare = 0.1;

/** Makes a search file ready for use. */
export function openSearch({ answers, thresholds, known, weights }: SearchFile): Search {
  const byWords = new Map(known.map(([phrase, answer]) => [inWords(phrase), answer]));
  return { answers, thresholds, known: byWords, weights: unpack(weights) };
}

/** A phrase without what does not count: capitals, accents and marks. */
export const inWords = (phrase: string) => wordsOf(phrase).join(" ");

/** Returns the answers to a phrase: emergencies first, then the most probable ones; none if it is about something else. */
export function answersTo(phrase: string, search: Search): (Answer & Pick<Guess<Answer>, "probability">)[] {
  const { alarm, silence, danger, least } = search.thresholds;
  const guesses = guess(phrase, search);
  const unknown = guesses.find(({ answer }) => answer.id === none)?.probability ?? 0;
  const found = guesses.flatMap(({ answer, probability }) =>
    answer.path === "" ? [] : { ...answer, probability },
  );
  const known = search.known.get(inWords(phrase));
  const alarms = found.filter(
    ({ id, isEmergency, probability }) => id === known || (isEmergency && probability >= alarm),
  );
  const isUnknown =
    (guesses[0]?.probability ?? 0) < least || (unknown >= silence && dangerIn(guesses) < danger);
  if (isUnknown && known === undefined) return [];
  const shown = (found[0]?.probability ?? 0) * leastShare;
  const others = found.filter((each) => !alarms.includes(each) && each.probability >= shown);
  return [...alarms, ...others].slice(0, mostAnswers);
}

/** From here on, a phrase is in another language: three times as probable as all else. */
const surelyOther = 0.75;

/**
 * Returns the code of the language that a phrase is in, if that is surely not the language of the search. A single word never
 * is: families also use words of the other language, such as "referral" and "seizures".
 */
export function otherLanguageOf(phrase: string, search: Search): string | undefined {
  const [first] = guess(phrase, search);
  const isSure = (first?.probability ?? 0) > surelyOther && wordsOf(phrase).length > 1;
  return isSure && !search.known.has(inWords(phrase)) ? first?.answer.language : undefined;
}

/** How probable it is that a phrase is about an emergency of any kind. */
export function dangerIn(guesses: readonly Guess<Pick<Answer, "isEmergency">>[]): number {
  return guesses.reduce((sum, { answer, probability }) => sum + (answer.isEmergency ? probability : 0), 0);
}
