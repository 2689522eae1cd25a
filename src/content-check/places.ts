import type { FieldPath } from "./source-file";
import { entriesOf, valueAt } from "./values";

/** A value of a file, and where it is. */
export interface Place<Value = unknown> {
  readonly path: FieldPath;
  readonly value: Value;
}

/**
 * Returns the values at a path, in their order; a value is undefined if there is none.
 * @param pattern field names, and "*" for every entry of a list
 * @param path where `value` itself is
 */
export function placesAt(value: unknown, pattern: readonly string[], path: FieldPath = []): Place[] {
  const [key, ...rest] = pattern;
  if (key === undefined) return [{ path, value }];
  const keys: FieldPath = key === "*" ? entriesOf(value).map((_, index) => index) : [key];
  return keys.flatMap((each) => placesAt(valueAt(value, [each]), rest, [...path, each]));
}

/** Returns the texts at a path, as `placesAt` does, without other values. */
export function textsAt(...where: Parameters<typeof placesAt>): Place<string>[] {
  return placesAt(...where).filter((place): place is Place<string> => typeof place.value === "string");
}
