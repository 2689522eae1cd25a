import { readFileSync } from "node:fs";
import { type First, isEmergency } from "../../content/emergencies";
import { createConcernSearch, harmlessIndexes } from "./find-concerns";
import { calmPhrases, emergencyPhrases, phrases, unrelatedPhrases } from "./find-concerns.fixtures";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly not?: readonly string[];
  readonly first?: First;
}

const entries: Entry[] = JSON.parse(readFileSync("data/concerns.json", "utf8"));
const find = createConcernSearch(
  entries.map((entry) => ({ ...entry, isEmergency: isEmergency(entry.first) })),
);
const idsFor = (typed: string) => find(typed).map(({ id }) => id);

test("every concern named in the phrase tables exists", () => {
  const known = new Set(entries.map(({ id }) => id));
  const named = [...phrases, ...emergencyPhrases].flatMap(([, ids]) => ids);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("92% of the phrases find the right answer first, and 97% among the first three", () => {
  const searches = phrases.map(([typed, ids]) => ({ typed, ids, found: idsFor(typed) }));
  const missed = (most: number) =>
    searches
      .filter(({ ids, found }) => !found.slice(0, most).some((id) => ids.includes(id)))
      .map(({ typed, ids, found }) => `${typed} => ${ids.join(" ")}, found: ${found.join(" ")}`);
  expect(phrases.length).toBeGreaterThanOrEqual(300);
  expect(overLimit(missed(1), 0.08)).toEqual([]);
  expect(overLimit(missed(3), 0.03)).toEqual([]);
});

/** The missed phrases, or none if their share of all phrases is within the limit. */
function overLimit(missed: readonly string[], share: number): readonly string[] {
  return missed.length <= phrases.length * share ? [] : missed;
}

test.each(emergencyPhrases)("%s: the emergency is first", (typed, ids) => {
  expect(ids).toContain(idsFor(typed)[0]);
});

test.each(calmPhrases)("%s: the first answer is no emergency", (typed) => {
  const [first] = find(typed);
  expect(isEmergency(first?.first)).toBe(false);
});

/** A harmless idiom does not hide an emergency described in the same query. */
test.each([
  ["she choked up and now she is choking on a grape", "no-air"],
  ["fell behind the house off the deck", "high-fall"],
  ["was drowning in homework, then he drowned in the pool", "no-air"],
  ["has a toy gun and then found a real gun", "gun"],
  ["burns through shoes and burned his hand on the stove", "burned"],
])("%s: the emergency is first despite the idiom", (typed, id) => {
  expect(idsFor(typed)[0]).toBe(id);
});

/** One word of an emergency's phrase is not enough, unless the word is an emergency on its own. */
test.each(["coffee", "trampoline", "cookie", "weekend"])("%s alone is no emergency", (typed) => {
  expect(find(typed).filter(({ first }) => isEmergency(first))).toEqual([]);
});

test.each([...unrelatedPhrases, "", "   "])("%j finds nothing", (typed) => {
  expect(idsFor(typed)).toEqual([]);
});

/** Concerns that must be among the answers after one that says to see a doctor. */
test.each([
  ["stopped talking", "lost-skills"],
  ["chokes on food", "coughs-at-meals"],
  ["still dizzy weeks after a concussion", "after-concussion"],
])("%s finds %s among the first three", (typed, id) => {
  expect(idsFor(typed).slice(0, 3)).toContain(id);
});

test("a query finds at most five concerns", () => {
  for (const { name, words } of entries) {
    expect(idsFor([name, ...words].join(" ")).length).toBeLessThanOrEqual(5);
  }
});

test("each concern's name finds that concern first", () => {
  const missed = entries.filter(({ id, name }) => idsFor(name)[0] !== id).map(({ id }) => id);
  expect(missed).toEqual([]);
});

test.each([
  ["cantsleep", "sleep"],
  ["toe walking", "tiptoes"],
  ["tooth brush", "toothbrush"],
  ["stut", "stutters"],
])("the misspelled %s finds %s first", (typed, id) => {
  expect(idsFor(typed)[0]).toBe(id);
});

const idioms = [
  ["dying", "to"],
  ["strokes", "her", "hair"],
  ["her", "hair"],
];

test.each([
  ["she is dying to play", [2, 3]],
  ["dying to play and dying to win", [0, 1, 4, 5]],
  ["she strokes her hair", [1, 2, 3]],
  ["having a stroke and her hair is wet", [4, 5]],
  ["dying", []],
  ["to dying", []],
  ["dying too", []],
  ["", []],
])("%j has harmless words at %j", (typed, indexes) => {
  expect([...harmlessIndexes(typed.split(" "), idioms)].sort()).toEqual(indexes);
});
