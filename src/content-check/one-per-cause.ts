import type { Fault } from "./problem";

/** Merges the problems that have one cause into the first of them, which then lists the other places. */
export function onePerCause(faults: readonly Fault[]): Fault[] {
  return grouped(faults, (fault) => fault.cause ?? fault).flatMap(([first, ...others]) =>
    first === undefined ? [] : others.length === 0 ? [first] : [{ ...first, also: placesOf(others) }],
  );
}

/** "data/pages/home.json, lines 12 and 40", once for each file. */
function placesOf(faults: readonly Fault[]): string[] {
  return grouped(faults, ({ file }) => file).map((inFile) => {
    const lines = [...new Set(inFile.flatMap(({ place }) => place?.line ?? []))];
    const list = [lines.slice(0, -1).join(", "), lines.at(-1)].filter(Boolean).join(" and ");
    return `${inFile[0]?.file}${list && `, line${lines.length > 1 ? "s" : ""} ${list}`}`;
  });
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
