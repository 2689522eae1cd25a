import { savedWords } from "./saved-words";

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const changes = (path: string, before: unknown, after: unknown) =>
  savedWords({ path, before: base64(before), after: base64(after) });

const ben = { id: "ben", name: "Ben", description: "<p>Ben was a carpenter.</p>" };
const ida = { id: "ida", name: "Ida" };

const changedBen = { ...ben, description: "<p>Ben was a sailor.</p>" };

test.each([
  ["People › Ben › Biography", [ben, ida], [changedBen, ida], "Ben was a carpenter.", "Ben was a sailor."],
  ["People › Ida", [ben], [ben, ida], "", "ida, Ida"],
  ["People › Ida", [ben, ida], [ben], "ida, Ida", ""],
  ["People › Ida › Made up", [ida], [{ ...ida, sample: true }], "", "on"],
])("%s: a change of %j to %j", (place, old, now, before, after) => {
  expect(changes("data/team.json", old, now)).toEqual([{ place, before, after }]);
});

test("of a long text, only what is around the change is shown", () => {
  const text = (word: string) =>
    `${"Once upon a time there was a kite. ".repeat(5)}It was ${word}. ${"It flew over the lake. ".repeat(5)}`;
  const [change] = changes("data/pages/home.json", { title: text("red") }, { title: text("blue") });
  expect(change).toEqual({
    place: "Pages › Home › Title",
    before: expect.stringMatching(/^… .{1,60}It was red\. It flew.{1,40}…$/),
    after: expect.stringMatching(/^… .{1,60}It was blue\. It flew.{1,40}…$/),
  });
});

test("a picture, and a file that is new or gone, have no words to compare", () => {
  expect(savedWords({ path: "data/images/a.jpg", before: null, after: "AA==" })).toEqual([]);
  expect(savedWords({ path: "data/pages/a.json", before: null, after: base64({}) })).toEqual([]);
});
