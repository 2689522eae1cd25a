import { balanceLines } from "./balance-lines";

const letters = (line: string) => line.length;

test.each([
  ["a title that fits stays on one line", "Our team", 20, ["Our team"]],
  [
    "two lines have about the same length",
    "Reading help for every child",
    24,
    ["Reading help", "for every child"],
  ],
  ["balancing adds no line", "a bb ccc dddd", 8, ["a bb ccc", "dddd"]],
  ["a word wider than a line gets its own line", "to Talkeetna now", 5, ["to", "Talkeetna", "now"]],
])("%s", (_, text, width, lines) => {
  expect(balanceLines(text, width, letters)).toEqual(lines);
});
