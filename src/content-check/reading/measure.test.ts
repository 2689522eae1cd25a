import { countsOf, gradeOf, wordsIn } from "./measure";

test.each([
  ["Call {phone} or {fax + ' now'} today.", 5],
  ["Open 7am-7pm, Monday-Thursday.", 3],
  ["We treat PT/OT – and more — here & there.", 7],
  ["It is 100.4 °F.", 4],
  ["...", 0],
])("%j has %d words", (sentence, words) => {
  expect(wordsIn(sentence)).toHaveLength(words);
});

test.each([
  ["The cat sat.", 3],
  ["Therapy helps.", 4],
  ["Since 2026.", 2],
  ["Call {phone}.", 2],
])("%j has %d syllables", (sentence, syllables) => {
  expect(countsOf(sentence).syllables).toBe(syllables);
});

test("short words and sentences are easier than long ones", () => {
  const easy = gradeOf([countsOf("We help your child play."), countsOf("Call us.")]);
  const hard = gradeOf([
    countsOf(
      "Individualized rehabilitation facilitates developmentally appropriate participation in activities.",
    ),
  ]);
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(12);
});

test("the grade is Flesch and Kincaid's: 0.39 × words per sentence + 11.8 × syllables per word − 15.59", () => {
  const counts = { sentences: 2, words: 20, syllables: 30 };
  expect(gradeOf([counts])).toBeCloseTo(0.39 * 10 + 11.8 * 1.5 - 15.59);
});
