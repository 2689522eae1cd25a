/** @jest-environment node */
import { readFileSync } from "node:fs";
import { searchOf } from "./find-concerns";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

const entries: Entry[] = JSON.parse(readFileSync("data/concerns.json", "utf8"));
const find = searchOf(entries.map(({ id, ...rest }) => ({ jsonId: id, ...rest })));
const idsFor = (typed: string) => find(typed).map(({ jsonId }) => jsonId);

/** What parents type, and what must come first. */
test.each([
  ["walks on toes", "tiptoes"],
  ["walkin on tip toes", "tiptoes"],
  ["hard to understand", "hard-to-understand"],
  ["I can't understand my son", "hard-to-understand"],
  ["hates having hair washed", "hair-washing"],
  ["hair wahsing", "hair-washing"],
  ["letters switch places", "letters"],
  ["b and d mixed up", "letters"],
  ["dislexia", "letters"],
  ["my daughter stutters", "stutters"],
  ["studders", "stutters"],
  ["not talking at 2", "few-words"],
  ["he dosnt talk", "few-words"],
  ["he won’t eat anything but chicken nuggets", "few-foods"],
  ["piky eater", "few-foods"],
  ["gagging", "gags"],
  ["falls down all the time", "falls"],
  ["clumsy", "falls"],
  ["baby doesn't crawl", "not-sitting"],
  ["doesn't walk yet", "not-walking"],
  ["flat head", "one-way"],
  ["can't tie his shoes", "shoes"],
  ["messy handwriting", "handwriting"],
  ["potty training", "toilet"],
  ["wets the bed", "toilet"],
  ["covers ears at vaccuum", "noise"],
  ["tags in shirts", "clothes"],
  ["brushing teeth", "toothbrush"],
  ["cant sit still", "on-the-move"],
  ["meltdowns after school", "melts-down"],
  ["bites other kids", "hits"],
  ["HITS HIS SISTER", "hits"],
  ["anxety", "worries"],
  ["won't go to school", "school-refusal"],
  ["nightmares", "fears"],
  ["divorce", "loss"],
  ["cant read", "guesses"],
  ["hates reading", "avoids-reading"],
  ["homework fights", "homework"],
  ["iep meeting", "iep"],
  ["we live in Talkeetna, too far", "far"],
])("%s: %s", (typed, id) => {
  expect(idsFor(typed)[0]).toBe(id);
});

/** Where a life may be in danger, what must be among the answers, however it is spelled. */
test.each([
  ["suicide", "in-crisis"],
  ["she wants to die", "in-crisis"],
  ["he doesn't want to live", "in-crisis"],
  ["cutting", "in-crisis"],
  ["siezure", "seizure"],
  ["turning blue", "no-air"],
  ["choking", "no-air"],
  ["stopped talking", "lost-skills"],
  ["chokes on food", "coughs-at-meals"],
  ["fell on his head and throws up", "hit-head"],
  ["fever and stiff neck", "stiff-neck"],
  ["can't move one arm after a fall", "one-side"],
])("%s brings %s among the first three", (typed, id) => {
  expect(idsFor(typed).slice(0, 3)).toContain(id);
});

test.each([[""], ["   "], ["my child"], ["pizza"], ["asdfgh"], ["?!"]])("%j finds nothing", (typed) => {
  expect(idsFor(typed)).toEqual([]);
});

test("a sentence brings at most six answers", () => {
  for (const { name, words } of entries) {
    expect(idsFor([name, ...words].join(" ")).length).toBeLessThanOrEqual(6);
  }
});

test("each concern is found first under its own name", () => {
  const missed = entries.filter(({ id, name }) => idsFor(name)[0] !== id).map(({ id }) => id);
  expect(missed).toEqual([]);
});
