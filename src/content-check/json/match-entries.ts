import { isRecord } from "../values";

/**
 * Finds the old position of each entry of a changed list, undefined for a new one: that of the same entry, else of one with the
 * same id, else of the next one of the same kind that is left.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const found = new Map<number, number>();

  function matchBy(isSame: (old: unknown, entry: unknown) => boolean): void {
    for (const [index, entry] of after.entries()) {
      if (found.has(index)) continue;
      for (const position of left) {
        if (!isSame(before[position], entry)) continue;
        found.set(index, position);
        left.delete(position);
        break;
      }
    }
  }
  matchBy((old, entry) => isSameValue(old, entry));
  matchBy((old, entry) => nameOf(old) !== undefined && nameOf(old) === nameOf(entry));
  // An entry with a name of its own that was not there before is new.
  const isNew = (entry: unknown) => nameOf(entry) !== undefined && after.length > before.length;
  matchBy((old, entry) => !isNew(entry) && kindOf(old) === kindOf(entry));
  return after.map((_, index) => found.get(index));
}

function nameOf(entry: unknown): unknown {
  return isRecord(entry) ? (entry.id ?? entry.from) : undefined;
}

function kindOf(entry: unknown): string {
  return isRecord(entry) ? String(entry.kind ?? "object") : typeof entry;
}

/** Whether two JSON values are the same; the order of fields does not matter. It runs in browsers, too. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSameValue(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameValue(one[name], other[name]))
  );
}
