import { takenBack } from "./taken-back";

const base64 = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`).toString("base64");

/** What takes back the save from `before` to `after`, when the file has `now`. */
function undo(before: unknown, after: unknown, now: unknown): unknown {
  const saved = { path: "data/x.json", before: base64(before), after: base64(after) };
  return JSON.parse(Buffer.from(takenBack(base64(now), saved) ?? "", "base64").toString());
}

const ann = { id: "ann", name: "Ann", words: "Sings." };
const ben = { id: "ben", name: "Ben", words: "Hums." };
const cleo = { id: "cleo", name: "Cleo", words: "Runs." };
const dan = { id: "dan", name: "Dan", words: "Reads." };
const { words: _, ...silent } = ann;
const anna = { ...ann, name: "Anna" };
const bea = { ...ben, name: "Bea" };
const carl = { ...cleo, name: "Carl" };

test.each<readonly [what: string, before: unknown, after: unknown, now: unknown, taken: unknown]>([
  ["an entry before a later one", [ann], [ann, ben], [ann, ben, cleo], [ann, cleo]],
  ["the first entry of a list", [], [ann], [ann, ben], [ben]],
  ["a text in a list", ["a"], ["a", "b"], ["a", "b", "c"], ["a", "c"]],
  ["a removed entry, to its place", [ann, ben, cleo], [ann, cleo], [ann, cleo, dan], [ann, ben, cleo, dan]],
  ["a removed first entry", [ann, ben], [ben], [ben, cleo], [ann, ben, cleo]],
  ["a field next to a later one", [ann], [anna], [{ ...anna, words: "Hums." }], [{ ...ann, words: "Hums." }]],
  ["an added field", [silent], [ann], [anna], [{ ...silent, name: "Anna" }]],
  ["a removed field", [ann], [silent], [{ ...silent, name: "Anna" }], [anna]],
  ["fields around a later one", [ann, ben, cleo], [anna, ben, carl], [anna, bea, carl], [ann, bea, cleo]],
  ["a moved entry", [ann, ben, cleo], [cleo, ann, ben], [cleo, ann, ben, dan], [ann, ben, cleo, dan]],
  ["a field of an entry that was moved later", [ann, ben], [anna, ben], [ben, anna], [ben, ann]],
  ["an entry, when the other one was removed later", [ann], [ann, ben], [ben], []],
])("%s", (_what, before, after, now, taken) => {
  expect(undo(before, after, now)).toEqual(taken);
});

test.each<readonly [what: string, before: unknown, after: unknown, now: unknown]>([
  ["a field that was changed again", [ann], [anna], [{ ...ann, name: "Annika" }]],
  ["an added entry that was changed", [ann], [ann, ben], [ann, bea]],
  ["a changed entry that was removed", [ann, ben], [ann, bea], [ann]],
  ["moved entries that were moved again", [ann, ben, cleo], [cleo, ann, ben], [ben, cleo, ann]],
  ["an added entry that is gone already", [ann], [ann, ben], [ann]],
  ["a removed entry that is back already", ["a", "b"], ["a"], ["a", "b"]],
])("%s stays as it is", (_what, before, after, now) => {
  expect(() => undo(before, after, now)).toThrow("A later save has changed the same place.");
});
