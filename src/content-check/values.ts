import type { z } from "zod";
import type { FieldPath } from "./source-file";

/** Whether a JSON value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the entries of a list; an empty list for any other value. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the text of a field; undefined if it is not text. */
export function textOf(value: unknown, field: string): string | undefined {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value) && typeof key === "number") return valueAt(value[key], rest);
  return isRecord(value) && Object.hasOwn(value, key) ? valueAt(value[String(key)], rest) : undefined;
}

/** Invisible characters that come along when text is copied from Word, an email or a web page. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes invisible characters, and replaces non-breaking spaces with plain ones. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "").replace(/\u00a0/g, " ");
}

/** The digits of a phone number in any notation. */
export const digitsOf = (number = ""): string => number.replace(/\D/g, "");

/** The digits of a US phone number in any notation, without its country code. */
export const withoutCountryCode = (number: string): string => digitsOf(number).replace(/^1(?=\d{10}$)/, "");

/** Writes a text so that it means itself in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Letters that Unicode does not split into a plain letter and a mark. */
const unsplit: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d" };

/** Writes a text in lowercase letters without accents: "Łukasz Núñez" is "lukasz nunez". */
export const inPlainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => unsplit[letter] ?? letter);

/**
 * A year in an id, such as "new-year-2027", or the two of a school year, such as "break-2026-2027". Without a lookbehind, because
 * the tests in an old WebKit load this module.
 */
const yearsInId = /(?:^|\D)(20\d{2}(?:\D+20\d{2})?)(?!\d)/;

/** The years in an id, if none of them is that of one of its days. */
export function otherYears(id: string, days: readonly string[]): string | undefined {
  const years = yearsInId.exec(id)?.[1];
  const isOther = !days.some((day) => years?.split(/\D+/).includes(day.slice(0, 4)));
  return isOther ? years : undefined;
}

/** A text with its first letter in uppercase. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shortens a text for a message (`length` in characters), and shows its invisible characters as words. */
export function clip(text: string, length = 60): string {
  const shown = text.replace(invisible, "[invisible character]");
  return shown.length > length ? `${shown.slice(0, length - 1).trimEnd()}…` : shown;
}

/** Formats a JSON value on one line, with the usual spaces: `{ "label": "Call", "to": "email" }`. */
export function onOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, " ").replace(/\[ /g, "[").replace(/ \]/g, "]");
}

/** Describes a JSON value in a sentence: `It is "Grace".`, `It is a list in [square brackets].` */
export function describeValue(value: unknown): string {
  if (value === "") return 'There is nothing between the quotation marks: ""';
  if (typeof value === "string") return `It is "${clip(value)}".`;
  if (typeof value === "number") return `It is the number ${value}, without quotation marks.`;
  if (Array.isArray(value) && value.length === 0) return "It is an empty list: []";
  if (Array.isArray(value)) return "It is a list in [square brackets].";
  return isRecord(value)
    ? "It is a group of fields in {braces}."
    : `It is ${value}, without quotation marks.`;
}

/** A value of a file, and where it is. */
export interface Place<Value = unknown> {
  readonly path: FieldPath;
  readonly value: Value;
}

/**
 * Returns the values below `path` at a pattern, in their order; a value is undefined if there is none.
 * @param pattern field names, and "*" for every entry of a list
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

/** Returns the entries of a list that match their schema, with their places in the list. The schema rule reports the others. */
export function validEntries<Entry>(
  list: unknown,
  schema: z.ZodType<Entry>,
): [index: number, entry: Entry][] {
  return entriesOf(list).flatMap((each, index) => {
    const { data } = schema.safeParse(each);
    return data === undefined ? [] : [[index, data]];
  });
}

/** Returns the items with the key of an earlier one, each with the first that has it. */
export function repeatsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const first = new Map<string, Item>();
  return items.flatMap((item): [again: Item, first: Item][] => {
    const before = first.get(keyOf(item));
    if (before === undefined) first.set(keyOf(item), item);
    return before === undefined ? [] : [[item, before]];
  });
}
