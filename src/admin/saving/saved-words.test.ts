import { savedWords } from "./saved-words";

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const changes = (path: string, before: unknown, after: unknown) =>
  savedWords({ path, before: base64(before), after: base64(after) });

const ben = { id: "ben", name: "Ben Birchwater", description: "<p>Ben was a carpenter.</p>" };
const ida = { id: "ida", name: "Ida" };

test.each([
  [
    "words of an entry",
    [ben, ida],
    [{ ...ben, description: "<p>Ben was a cabinetmaker.</p>" }, ida],
    [
      {
        place: "People › Ben Birchwater › Biography",
        before: "Ben was a carpenter.",
        after: "Ben was a cabinetmaker.",
      },
    ],
  ],
  ["a new entry", [ben], [ben, ida], [{ place: "People › Ida", before: "", after: "ida, Ida" }]],
  ["an entry that is gone", [ben, ida], [ben], [{ place: "People › Ida", before: "ida, Ida", after: "" }]],
  [
    "a switch",
    [ida],
    [{ ...ida, sample: true }],
    [{ place: "People › Ida › Made up", before: "", after: "on" }],
  ],
])("%s", (_, before, after, words) => {
  expect(changes("data/team.json", before, after)).toEqual(words);
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
