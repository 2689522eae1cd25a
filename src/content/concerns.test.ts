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
