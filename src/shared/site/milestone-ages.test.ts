import { milestones as words } from "../../words/en/concerns";
import { groupByMonths, nameOfAge } from "./milestone-ages";

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

test("milestones of an age are together, the youngest first", () => {
  const [walks, smiles, scribbles] = [{ months: 18 }, { months: 2 }, { months: 18 }];
  expect(groupByMonths([walks, smiles, scribbles])).toEqual([
    { months: 2, milestones: [smiles] },
    { months: 18, milestones: [walks, scribbles] },
  ]);
});
