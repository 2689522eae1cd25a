import { z } from "zod";
import { closestValidValue } from "../../content-check/suggestions/did-you-mean";
import { inPlainLetters, isRecord, otherYears, textOf } from "../../content-check/values";
import { shapeOf } from "../../content-check/walk-fields";
import { metaOf, nameFieldOf } from "../forms/words";

type Schema = z.core.$ZodType;

/** The longest short name that is made, in characters. It ends with a whole word. */
const longest = 40;

/**
 * Gives a short name to each entry that has none, made from the name that it has for people: "María's Room" is "marias-room", and
 * the next one "marias-room-2". A copy of an entry gets one of its own where nobody sees it.
 */
export function withShortNames(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return withShortNames(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return inList(schema.element, value);
  if (!isRecord(value)) return value;
  const shape = shapeOf(schema, value) ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, shape[key] ? withShortNames(shape[key], each) : each]),
  );
}

function inList(schema: Schema, entries: readonly unknown[]): unknown[] {
  const written = entries.map((entry) => textOf(entry, shortNameOf(schema, entry)?.key ?? ""));
  const given = new Set<string>();
  return entries.map((each, index) => {
    const entry = withShortNames(schema, each);
    const field = shortNameOf(schema, each);
    if (field === undefined || !isRecord(entry)) return entry;
    const own = withOwnYear(written[index] ?? "", entry);
    const isKept = own !== "" && !(field.isUnseen && given.has(own));
    const taken = new Set([...written.slice(index + 1), ...given]);
    const name = isKept ? own : freeName(field.schema, nameOf(schema, entry), taken);
    given.add(name);
    return { ...entry, [field.key]: name };
  });
}

/** The field with the short name of an entry; undefined if it has none. */
function shortNameOf(schema: Schema, entry: unknown) {
  const shape = isRecord(entry) ? Object.entries(shapeOf(schema, entry) ?? {}) : [];
  for (const [key, field] of shape) {
    const { shortName } = metaOf(field);
    if (shortName !== undefined) return { key, schema: field, isUnseen: shortName === "unseen" };
  }
  return undefined;
}

/** What people call an entry, in plain letters. Days get their year: each year has a Thanksgiving. */
function nameOf(schema: Schema, entry: Readonly<Record<string, unknown>>): string {
  const words = textOf(entry, nameFieldOf(shapeOf(schema, entry) ?? {}) ?? "") ?? "";
  const plain = inPlainLetters(words.replace(/['’]|<[^>]*>|\{\w+\}/g, ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const [, year] = /^(\d{4})-/.exec(textOf(entry, "from") ?? "") ?? [];
  const short = plain.length > longest ? plain.slice(0, longest).replace(/ [^ ]*$/, "") : plain;
  return year === undefined || short.endsWith(year) ? short : `${short} ${year}`;
}

/** The short name with the year of the entry's days: an entry of last year may get the days of this one. */
function withOwnYear(name: string, entry: Readonly<Record<string, unknown>>): string {
  const [from = "", to = ""] = [textOf(entry, "from"), textOf(entry, "to")];
  const [, year] = /^(\d{4})-/.exec(from) ?? [];
  const years = year && otherYears(name, [from, to]);
  return years ? name.replace(years, year) : name;
}

function freeName(schema: Schema, words: string, taken: ReadonlySet<string | undefined>): string {
  const fits = (name: string) => z.safeParse(schema, name).success;
  const base = closestValidValue(words, fits) ?? closestValidValue("entry", fits) ?? words;
  // A first name has no digits.
  const ends = fits(`${base}-2`) ? (count: number) => `-${count}` : (count: number) => "b".repeat(count - 1);
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}${ends(count)}`;
  return name;
}
