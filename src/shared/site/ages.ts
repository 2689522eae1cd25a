import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";

/** The ages for which someone helps, in years. Without a limit, that end is open. */
export interface Ages {
  /** The first birthday from which they help. */
  readonly fromAge?: number | null;
  /** The birthday until which they help. */
  readonly untilAge?: number | null;
}

/** Names ages: "Under 3", "3 or older", "3 to 18", "Any age". */
export function nameOfAges({ fromAge, untilAge }: Ages, words: Catalog["ages"]): string {
  if (fromAge && untilAge) {
    if (untilAge - fromAge === 1) return fill(words.one, { age: fromAge });
    return fill(words.between, { from: fromAge, to: untilAge - 1 });
  }
  if (untilAge) return fill(words.under, { age: untilAge });
  return fromAge ? fill(words.from, { age: fromAge }) : words.any;
}

/**
 * The answers to the question how old a child is: as few as tell the entries apart. There are none if all entries are for
 * any age.
 */
export function ageChoices(entries: readonly Ages[]): Ages[] {
  const limits = [
    ...new Set(entries.flatMap(({ fromAge, untilAge }) => [fromAge ?? [], untilAge ?? []].flat())),
  ];
  limits.sort((one, other) => one - other);
  if (limits.length === 0) return [];
  return [null, ...limits].map((fromAge, index) => ({ fromAge, untilAge: limits[index] ?? null }));
}

/** Whether an entry is for all ages of a choice. */
export function fitsChoice(entry: Ages, choice: Ages): boolean {
  const [first, last] = [choice.fromAge ?? 0, choice.untilAge ?? Number.POSITIVE_INFINITY];
  return (entry.fromAge ?? 0) <= first && last <= (entry.untilAge ?? Number.POSITIVE_INFINITY);
}

/**
 * Groups entries by their ages. The order is that of the first entry of each group.
 * @returns of each group, also the positions of the choices in `ageChoices` that it fits
 */
export function groupByAges<Entry extends Ages>(entries: readonly Entry[], words: Catalog["ages"]) {
  const choices = ageChoices(entries);
  const names = [...new Set(entries.map((entry) => nameOfAges(entry, words)))];
  return names.flatMap((name) => {
    const members = entries.filter((entry) => nameOfAges(entry, words) === name);
    const [first] = members;
    if (first === undefined) return [];
    const fitting = [...choices.keys()].filter((index) => fitsChoice(first, choices[index] as Ages));
    return [{ name, entries: members, choices: fitting }];
  });
}
