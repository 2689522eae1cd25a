import { balanceLines } from "./balance-lines";

const letters = (line: string) => line.length;

test.each([
  ["a title that fits stays whole", "Our team", 20, ["Our team"]],
  [
    "two lines are about as long as each other",
    "Reading help for every child",
    24,
    ["Reading help", "for every child"],
  ],
  ["no line is added to make them even", "a bb ccc dddd", 8, ["a bb ccc", "dddd"]],
  ["a word wider than a line gets one of its own", "to Talkeetna now", 5, ["to", "Talkeetna", "now"]],
])("%s", (_, text, width, lines) => {
  expect(balanceLines(text, width, letters)).toEqual(lines);
});
