import type { Problem } from "./problem";

/** Merges problems with the same cause into the first one, which then lists the locations of the others. */
export function onePerCause(problems: readonly Problem[]): Problem[] {
  return grouped(problems, (problem) => problem.cause ?? problem).flatMap(([, [first, ...others]]) =>
    first === undefined ? [] : others.length === 0 ? first : { ...first, also: locationsOf(others) },
  );
}

/** Describes locations, one text per file: "data/pages/home.json, lines 12 and 40". */
const locationsOf = (problems: readonly Problem[]): string[] =>
  grouped(problems, ({ file }) => file).map(([file, inFile]) => {
    const lines = [...new Set(inFile.flatMap(({ location }) => location?.line ?? []))];
    const list = [lines.slice(0, -1).join(", "), lines.at(-1)].filter(Boolean).join(" and ");
    return `${file}${list && `, line${lines.length > 1 ? "s" : ""} ${list}`}`;
  });

/** Groups items by a key, in the order in which the keys first appear. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [key: Key, group: Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
