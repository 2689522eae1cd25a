import { milestones as words } from "../../words/en/concerns";
import { anchorOfAgeIn, groupByMonths, nameOfAge } from "./milestone-ages";

test.each([
  [2, "2 months"],
  [18, "18 months"],
  [24, "2 years"],
  [27, "27 months"],
  [30, "2½ years"],
  [60, "5 years"],
])("an age of %i months is %s", (months, name) => {
  expect(nameOfAge(months, words)).toBe(name);
});

test.each([
  ["milestones 2 year old", "months-24"],
  ["18 months", "months-18"],
  ["18mo milestones", "months-18"],
  ["hitos a los 2 años", "months-24"],
  ["2 anos", "months-24"],
  ["milestones 1.5 years", "months-18"],
  ["2,5 years", "months-30"],
  ["is my 1 and a half year old on track", "months-18"],
  ["2½ years", "months-30"],
  ["1 1/2 years", "months-18"],
  ["2 years and a half", "months-30"],
  ["2 años y medio", "months-30"],
  ["a 4 and a half month old", "months-4"],
  ["3 and not walking", undefined],
  ["all milestones", undefined],
])("%s leads to %p", (text, anchor) => {
  expect(anchorOfAgeIn(text)).toBe(anchor);
});

test("milestones of an age are together, the youngest first", () => {
  const [walks, smiles, scribbles] = [{ months: 18 }, { months: 2 }, { months: 18 }];
  expect(groupByMonths([walks, smiles, scribbles])).toEqual([
    { months: 2, milestones: [smiles] },
    { months: 18, milestones: [walks, scribbles] },
  ]);
});
