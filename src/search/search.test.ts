import { answersTo, openSearch, type Search } from "./answers";
import { calibrate } from "./calibrate";
import { wordsOf } from "./features";
import { reasonsFor } from "./model";
import { pack, unpack } from "./pack";
import { type Example, train } from "./train";

const phrases = {
  tiptoes: "walks on toes, toe walking, always on tiptoe, my son walks on his toes, tip toes all day",
  stutters: "stutters a lot, gets stuck on words, my daughter stutters, repeats words, stuttering",
  burned: "burned his hand, hot coffee spilled on her, burn from the stove, scalded, burned arm",
  none: "pizza near me, moose in the yard, car parts, weather today, recipes",
};
const examples: Example[] = Object.entries(phrases).flatMap(([answer, list]) =>
  list.split(", ").map((phrase) => ({ phrase, answer })),
);
const model = train(examples);
const answers = model.answers.map((id) => ({
  id,
  name: id,
  path: id === "none" ? "" : `/concerns/${id}`,
  isEmergency: id === "burned",
}));

/** A search that shows an emergency from a probability on, and nothing from another on. */
const searchWith = (alarm: number, silence: number): Search =>
  openSearch({
    answers,
    thresholds: { alarm, silence, danger: 0.5, least: 0.26 },
    known: [["Pizza, near me!", "burned"]],
    weights: pack(model.weights),
  });
const idsFor = (typed: string, search = searchWith(0.4, 0.6)) => answersTo(typed, search).map(({ id }) => id);

test.each([
  ["walks on his toes", "tiptoes"],
  ["WALKS ON TOES!!", "tiptoes"],
  ["toe waking", "tiptoes"],
  ["she stuttres", "stutters"],
  ["burnt by the stove", "burned"],
  // Known, whatever else is likely.
  ["pizza near me", "burned"],
])("%s: the first answer is %s", (typed, id) => {
  expect(idsFor(typed)[0]).toBe(id);
});

test.each(["moose", "pizza", "", "   ", "!?", "日本語"])("%j has no answer", (typed) => {
  expect(idsFor(typed)).toEqual([]);
});

test("an emergency comes first as soon as it is likely enough, even if something else is more likely", () => {
  const typed = "stutters since the stove burn, walks on toes, stuttering words";
  expect(idsFor(typed, searchWith(1, 1))[0]).not.toBe("burned");
  expect(idsFor(typed, searchWith(0.01, 1))[0]).toBe("burned");
});

test("the same examples give the same model", () => {
  expect(pack(train(examples).weights)).toBe(pack(model.weights));
});

test("far buckets and many answers survive packing", () => {
  const to = (answer: number, weight: number) => ({ answer, weight });
  const weights = new Map([
    [3, [to(0, 1.5)]],
    [65_000, [to(5, -3.75), to(240, 11.25)]],
  ]);
  expect(unpack(pack(weights))).toEqual(weights);
});

test("the words that decided are named, the strongest first", () => {
  expect(reasonsFor(model.answers.indexOf("tiptoes"), "my son walks on toes", model)).toContain("toes");
});

test.each([
  ["Doesn't", ["doesnt"]],
  ["El niño CAMINA", ["el", "nino", "camina"]],
  ["18mo, no words", ["18", "mo", "no", "words"]],
])("the words of %s are %j", (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});

test("thresholds are probabilities", () => {
  for (const each of Object.values(calibrate(examples, new Set(["burned"])))) {
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThanOrEqual(1);
  }
});
