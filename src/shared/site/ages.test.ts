import fc from "fast-check";
import { ages as words } from "../../words/en/sections";
import { type Ages, ageChoices, fitsChoice, groupByAges, nameOfAges } from "./ages";

test.each<[Ages, string]>([
  [{}, "Any age"],
  [{ fromAge: null, untilAge: null }, "Any age"],
  [{ untilAge: 3 }, "Under 3"],
  [{ fromAge: 3 }, "3 or older"],
  [{ fromAge: 3, untilAge: 19 }, "3 to 18"],
  [{ fromAge: 4, untilAge: 5 }, "4"],
])("%j is named %s", (ages, name) => {
  expect(nameOfAges(ages, words)).toBe(name);
});

test.each<[Ages[], string[]]>([
  [[{}], []],
  [[{ untilAge: 3 }], ["Under 3", "3 or older"]],
  [
    [{ untilAge: 3 }, { fromAge: 3 }, {}],
    ["Under 3", "3 or older"],
  ],
  [
    [{ untilAge: 19 }, { fromAge: 3, untilAge: 22 }, { untilAge: 3 }],
    ["Under 3", "3 to 18", "19 to 21", "22 or older"],
  ],
])("for %j, families choose among %j", (entries, names) => {
  expect(ageChoices(entries).map((choice) => nameOfAges(choice, words))).toEqual(names);
});

test("entries for the same ages are one group, with the choices that they fit", () => {
  const [baby, school, health, more, anyone] = [
    { name: "baby", fromAge: null, untilAge: 3 },
    { name: "school", fromAge: 3, untilAge: null },
    { name: "health", fromAge: null, untilAge: 19 },
    { name: "more", fromAge: null, untilAge: 19 },
    { name: "anyone", fromAge: null, untilAge: null },
  ] as const;
  expect(groupByAges([baby, school, health, anyone, more], words)).toEqual([
    { name: "Under 3", entries: [baby], choices: [0] },
    { name: "3 or older", entries: [school], choices: [1, 2] },
    { name: "Under 19", entries: [health, more], choices: [0, 1] },
    { name: "Any age", entries: [anyone], choices: [0, 1, 2] },
  ]);
});

const ages = fc
  .tuple(fc.option(fc.integer({ min: 1, max: 12 })), fc.option(fc.integer({ min: 13, max: 25 })))
  .map(([fromAge, untilAge]): Ages => ({ fromAge, untilAge }));

test("at every age, a family sees exactly the entries for this age", () => {
  fc.assert(
    fc.property(fc.array(ages), fc.integer({ min: 0, max: 30 }), (entries, age) => {
      const isFor = ({ fromAge, untilAge }: Ages) => (fromAge ?? 0) <= age && age < (untilAge ?? 99);
      const choices = ageChoices(entries);
      const chosen = choices.filter(isFor);
      expect(chosen).toHaveLength(choices.length === 0 ? 0 : 1);
      for (const choice of chosen) {
        expect(entries.filter((entry) => fitsChoice(entry, choice))).toEqual(entries.filter(isFor));
      }
    }),
  );
});
