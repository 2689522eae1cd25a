import { readFileSync } from "node:fs";
import { z } from "zod";
import { concern } from "./concern";
import { service } from "./entities";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
const concerns = z.array(concern).parse(read("concerns"));
const services = z.array(service).parse(read("services"));

test("at least 60 concerns are listed, and they lead to more than one service", () => {
  expect(concerns.length).toBeGreaterThanOrEqual(60);
  const reached = new Set(concerns.map((each) => each.service));
  expect(services.filter(({ id }) => reached.has(id)).length).toBeGreaterThan(1);
});

/** Signs of an emergency, and whom a concern with that sign may name first. */
test.each([
  [/\bblue (lips|face)|can't breathe|^choking$/i, ["911", "doctor"]],
  [/seizure|convulsion/i, ["911", "doctor"]],
  [/suicid|self[- ]harm|cuts? (him|her|them)sel/i, ["988"]],
  [/move one side|face droops/i, ["911"]],
  [/stiff neck|meningitis/i, ["911"]],
  [/^regression|used to (talk|walk)/i, ["doctor"]],
  [/hit the head|head injury/i, ["911", "doctor"]],
  [/battery|magnet/i, ["battery", "emergency-room"]],
  [/\bbleach\b|\bpoison(ed|ing)?\b/i, ["poison"]],
  [/\bburned (hand|arm)|bleeding|anaphyla|heat ?stroke|hypothermia/i, ["911"]],
  [/newborn fever/i, ["emergency-room"]],
  [/molested|abused/i, ["abuse"]],
  [/eating disorder|hallucination/i, ["doctor"]],
])("every concern that matches %s names the right hotline first", (sign, first) => {
  // Being afraid of something is a different concern from the thing itself.
  const found = concerns.filter(({ name, words }) =>
    [name, ...(words ?? [])].some((phrase) => sign.test(phrase) && !phrase.startsWith("afraid")),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const each of found) expect([each.id, first]).toEqual([each.id, expect.arrayContaining([each.first])]);
});

test.each([
  ["blames nobody", /\b(problem|lazy|stubborn|naughty|spoiled|bad (child|parent|habit)|should have)\b/i],
  ["promises nothing", /\b(cures?|guarantee\w*|will (fix|go away|stop)|always works)\b/i],
  ["alarms nobody", /\b(abnormal|severe|dangerous|red flag|never (learns?|talks?|walks?))\b/i],
  ["puts the child first", /\b(suffers?|victim|wheelchair-bound|handicapped|special needs)\b/i],
])("the text that parents read %s", (_, words) => {
  expect(concernsThatSay(words)).toEqual([]);
});

test("only the concerns that parents look for by the name of a diagnosis name one", () => {
  const diagnosis = /\b(disorder|syndrome|disease|autis\w*|adhd|dyslexi\w*|delayed|deficit)\b/i;
  expect(concernsThatSay(diagnosis)).toEqual([
    "on-the-move",
    "letters",
    "autism-evaluation",
    "adhd-testing",
    "dyslexia-testing",
  ]);
});

function concernsThatSay(words: RegExp): string[] {
  return concerns
    .filter(({ name, answer, ages = "", until }) => words.test([name, answer, ages, ...until].join(" ")))
    .map(({ id }) => id);
}
