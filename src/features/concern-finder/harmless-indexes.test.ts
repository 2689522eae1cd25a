import { harmlessIndexes } from "./harmless-indexes";

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
