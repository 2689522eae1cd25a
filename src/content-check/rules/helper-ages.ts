import { type Ages, ageChoices, fitsChoice, nameOfAges } from "../../shared/site/ages";
import { ages } from "../../words/en/sections";
import { type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { blocksOf, type FieldPath, type SourceFile } from "../source-file";
import { entriesOf, valueAt } from "../values";

/** Finds helpers whose last age is before their first, and ages for which a page has nobody who helps. */
export function findHelperAgeProblems({ files }: Content): Problem[] {
  return blocksOf(files).flatMap(({ file, path }) => checkHelpers(file, [...path, "helpers"]));
}

function checkHelpers(file: SourceFile, list: FieldPath): Problem[] {
  const all = entriesOf(valueAt(file.value, list)).map(agesOf);
  const wrong = all.flatMap((ages, index) =>
    isBackwards(ages) ? problemAt(file, [...list, index, "untilAge"], endsTooEarly(ages)) : [],
  );
  if (wrong.length > 0) return wrong;
  return ageChoices(all)
    .filter((choice) => !all.some((ages) => fitsChoice(ages, choice)))
    .map((choice) => problemAt(file, list, helpsNobody(nameOfAges(choice, ages))));
}

/** The ages of an entry; the schema reports those that are not numbers. */
function agesOf(entry: unknown): Ages {
  const number = (field: string) => {
    const value = valueAt(entry, [field]);
    return typeof value === "number" ? value : null;
  };
  return { fromAge: number("fromAge"), untilAge: number("untilAge") };
}

const isBackwards = ({ fromAge, untilAge }: Ages): boolean =>
  Boolean(fromAge && untilAge && untilAge <= fromAge);

const endsTooEarly = ({ fromAge, untilAge }: Ages): Message => ({
  found: `They help from the birthday ${fromAge} until the birthday ${untilAge}: at no age.`,
  expected: `"untilAge" after "fromAge". For children from 3 to 18, write "fromAge": 3 and "untilAge": 19.`,
  fix: 'Write a larger "untilAge", or delete the line if there is no limit.',
});

const helpsNobody = (name: string): Message => ({
  found: `A family that chooses "${name}" would see nobody who helps.`,
  expected: "At least one entry for every age. One without fromAge and untilAge is for any age.",
  fix: `Add an entry for these ages, or change "fromAge" or "untilAge" of another entry so that it includes them.`,
});
