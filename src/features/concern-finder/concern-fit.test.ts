import { alikeByStem, type Fit, fitOf, isEnough, isMostOf, replaces } from "./concern-fit";
import { significantWords } from "./word-forms";

const weights = new Map(
  ["walk", "talk", "toe", "swallow", "magnet", "burn", "energ"].map((stem) => [stem, 1]),
);

/** Fits a phrase to a query; words are alike that have the same stem, unless other likenesses are given. */
function match(
  text: string,
  query: string,
  {
    isEmergency = false,
    harmless = [] as number[],
    alike = {} as Readonly<Record<string, Readonly<Record<string, number>>>>,
  } = {},
): Fit {
  const phrase = { concern: 0, isEmergency, words: significantWords(text.split(" ")) };
  const typed = significantWords(query.split(" "), new Set(harmless));
  const likenesses = typed.map(
    ({ stem, written }) => new Map(Object.entries(alike[written] ?? { [stem]: 1 })),
  );
  return fitOf(phrase, typed, alikeByStem(likenesses), weights);
}

const rounded = (number: number) => Math.round(number * 1000) / 1000;
const share = (each: Fit) => rounded(each.share);

test("a phrase that matches in full has a share of 1 and its weight as the score", () => {
  expect(match("walks on toes", "my son walks on his toes")).toMatchObject({
    ...{ contentMatches: 2, share: 1, isComplete: true, confidence: 1, score: 2 },
    indexes: new Set([0, 1]),
  });
  expect(match("walks on toes", "toes walk")).toMatchObject({ indexes: new Set([0, 1]), score: 2 });
});

test("a phrase that matches in part has a lower score than its share", () => {
  const half = match("walks on toes", "walks");
  expect(half).toMatchObject({ contentMatches: 1, share: 0.5, isComplete: false, confidence: 1 });
  expect(rounded(half.score)).toBe(0.354);
  expect(match("walks on toes", "talks")).toMatchObject({
    contentMatches: 0,
    share: 0,
    score: 0,
    confidence: 1,
  });
});

test("a light word counts half, and not as content", () => {
  expect(match("goes left walks", "goes")).toMatchObject({ contentMatches: 0, share: 0.25, confidence: 1 });
  expect(match("goes walks", "walks")).toMatchObject({ contentMatches: 1 });
  expect(rounded(match("goes walks", "walks").share)).toBe(0.667);
});

test("a word that no phrase weighs adds nothing", () => {
  expect(match("walks sideways", "walks")).toMatchObject({ share: 1, isComplete: false });
});

test("each typed word matches one word of a phrase, the most similar one", () => {
  expect(match("walk walk", "walk")).toMatchObject({ contentMatches: 1, share: 0.5 });
  const alike = { wolk: { walk: 0.6, talk: 0.6 }, walc: { walk: 0.9 } };
  expect(match("walk", "wolk walc", { alike })).toMatchObject({ indexes: new Set([1]), confidence: 0.9 });
  expect(match("walk", "walc wolk", { alike })).toMatchObject({ indexes: new Set([0]), confidence: 0.9 });
  expect(match("walk", "wolk wolk", { alike })).toMatchObject({ indexes: new Set([0]) });
});

test.each([
  [0.5, false],
  [0.51, true],
])("a word with a likeness of %d: complete is %p", (likeness, isComplete) => {
  const alike = { wak: { walk: likeness } };
  expect(match("walk", "wak", { alike })).toMatchObject({
    isComplete,
    confidence: likeness,
    share: likeness,
  });
});

test("the least likely of the matched words says how sure a match is", () => {
  const alike = { wak: { walk: 0.6 }, tak: { talk: 0.8 } };
  expect(match("walk talk", "wak tak", { alike })).toMatchObject({ confidence: 0.6 });
  expect(match("talk walk", "wak tak", { alike })).toMatchObject({ confidence: 0.6 });
});

test.each([
  ["talks", "talks", {}, 1],
  ["not talk", "not talks", {}, 1],
  ["not talk", "talks", {}, 0.5],
  ["talks", "not talks", {}, 0.85],
  ["talks", "not talks", { isEmergency: true }, 0.5],
  ["not talk", "talks", { isEmergency: true }, 0.5],
  ["not talk", "not talk", { isEmergency: true }, 1],
  ["talks", "talks", { harmless: [0] }, 1],
  ["talks", "talks", { isEmergency: true, harmless: [0] }, 0],
])("%j fits %j %j by %d", (phrase, typed, options, expected) => {
  expect(share(match(phrase.replace("not", "never"), typed.replace("not", "never"), options))).toBe(expected);
});

test.each([
  ["burns energy", "burns", true, true],
  ["burns energy", "burns walks", true, false],
  ["burns", "burns", true, false],
  ["burns energy", "walks", true, false],
])("whether %s replaces the emergency %s: %p", (other, urgent, isUrgent, isReplaced) => {
  const query = "burns energy walks";
  expect(replaces(match(other, query), match(urgent, query, { isEmergency: isUrgent }))).toBe(isReplaced);
});

test("an emergency never replaces another one", () => {
  const [longer, shorter] = ["burns energy", "burns"].map((each) =>
    match(each, "burns energy", { isEmergency: true }),
  );
  if (longer === undefined || shorter === undefined) throw new Error("There are two.");
  expect(replaces(longer, shorter)).toBe(false);
});

/** A fit with only what isEnough looks at. */
const fitLike = (text: string, changes: Partial<Omit<Fit, "phrase">>, isEmergency = false): Fit => ({
  ...match(text, text, { isEmergency }),
  ...changes,
});

test.each<[typed: string, ...Parameters<typeof fitLike>, coverage: number, isIt: boolean]>([
  // One word.
  ["walks", "walks", {}, false, 1, true],
  ["walks", "walks", { confidence: 0.71 }, false, 1, true],
  ["walks", "walks", { confidence: 0.7 }, false, 1, false],
  ["walks", "walks on toes", { contentMatches: 1, isComplete: false, share: 0.1 }, false, 1, true],
  ["walks", "walks", { contentMatches: 0 }, false, 1, false],
  ["swallows", "swallows", {}, true, 1, true],
  ["swallows", "swallows a magnet", { contentMatches: 1, isComplete: false }, true, 1, false],
  // One word that says something among others that do not.
  ["walks far", "walks", { contentMatches: 1, share: 0.46, isComplete: false }, false, 0, true],
  ["walks far", "walks", { contentMatches: 1, share: 0.45 }, false, 1, false],
  ["walks far", "walks", { contentMatches: 1, confidence: 0.7 }, false, 1, false],
  ["walks far", "walks", { contentMatches: 0, isComplete: false }, false, 1, false],
  ["swallows far", "swallows", { contentMatches: 1 }, true, 1, true],
  ["swallows far", "swallows", { contentMatches: 1, isComplete: false }, true, 1, false],
  // Only words that say nothing alone.
  ["goes far", "goes far", { contentMatches: 0 }, false, 0, true],
  ["goes far", "goes far", { contentMatches: 0, isComplete: false }, false, 1, false],
  ["goes far", "far", { contentMatches: 0 }, false, 1, false],
  // One of several words.
  ["walks talks", "walks", { contentMatches: 1 }, false, 0.31, true],
  ["walks talks", "walks", { contentMatches: 1 }, false, 0.3, false],
  ["walks talks", "walks", { contentMatches: 1, isComplete: false }, false, 1, false],
  ["walks talks", "walks", { contentMatches: 0 }, false, 1, false],
  ["walks talks", "walks", { contentMatches: 1, confidence: 0.9 }, false, 0.31, true],
  ["walks talks", "walks", { contentMatches: 1, confidence: 0.89 }, false, 0.61, true],
  ["walks talks", "walks", { contentMatches: 1, confidence: 0.89 }, false, 0.6, false],
  ["walks talks", "walks", { contentMatches: 1, confidence: 0.7 }, false, 1, false],
  // Several words.
  ["walks talks", "walks talks", { share: 0.61, isComplete: false }, false, 0.21, true],
  ["walks talks", "walks talks", { share: 0.6 }, false, 1, false],
  ["walks talks", "walks talks", {}, false, 0.2, false],
  ["burns talks", "burns talks", { share: 0.71 }, true, 0.21, true],
  ["burns talks", "burns talks", { share: 0.7 }, true, 1, false],
  ["burns talks", "burns talks", { isComplete: false }, true, 1, false],
  ["burns talks", "burns talks", {}, true, 0.2, false],
])(
  "for %j, the match of %j with %j, an emergency: %p, and a coverage of %d is enough: %p",
  (typed, text, changes, isEmergency, coverage, isIt) => {
    expect(isEnough(fitLike(text, changes, isEmergency), coverage, significantWords(typed.split(" ")))).toBe(
      isIt,
    );
  },
);

test.each([
  ["walks on toes", [0, 1], 0.76, true],
  ["walks on toes", [0, 1], 0.75, false],
  ["walks on toes", [0], 1, false],
  ["walks far", [0, 1], 1, false],
  ["goes far", [0, 1], 1, false],
])("of %j, the words %j with a share of %d are most: %p", (typed, indexes, sum, isIt) => {
  expect(isMostOf(new Set(indexes), significantWords(typed.split(" ")), sum)).toBe(isIt);
});
