import { z } from "zod";
import type { Message } from "../problem";
import { closestValidValue } from "./did-you-mean";
import { impossibleDay } from "./likely-date";
import { nearest } from "./nearest";
import { suggestTypeFix } from "./suggest-type-fix";

type Schema = z.core.$ZodType;

/** What an issue is about: its value, and the description of that value. */
interface Subject {
  readonly value: unknown;
  readonly schema: Schema | undefined;
}

/** How to fix a value of the wrong type, size or form. */
export function suggestFix(issue: z.core.$ZodIssue, { value, schema }: Subject): string {
  switch (issue.code) {
    case "invalid_type":
      return typeof value === "number" && issue.expected === "string"
        ? suggestFormatFix("", { value: String(value), schema })
        : suggestTypeFix(issue.expected, value, schema);
    case "too_big":
      if (typeof value === "string") {
        const tooMany = value.length - Number(issue.maximum);
        return `Make it shorter by ${tooMany} characters; it has ${value.length}.`;
      }
      return Array.isArray(value)
        ? `Delete ${value.length - Number(issue.maximum)} of them.`
        : `Write ${issue.maximum} or less.`;
    case "too_small":
      return suggestSizeFix(Number(issue.minimum), value);
    case "invalid_value":
      return suggestChoiceFix(issue.values.map(String), value);
    default:
      return suggestFormatFix(issue.message, { value, schema });
  }
}

/** What to say of a date that is in no calendar; undefined for other values. */
export function impossibleDate(issue: z.core.$ZodIssue, value: unknown): Message | undefined {
  const isDate = issue.code === "invalid_format" && issue.format === "date";
  const day = isDate ? impossibleDay(String(value)) : undefined;
  if (day === undefined) return undefined;
  return {
    found: `${value} is in no calendar.`,
    expected: `A day of ${day.month}, which has ${day.days} days.`,
    fix: `Write "${day.last}", or the day that is meant.`,
  };
}

function suggestChoiceFix(values: readonly string[], value: unknown): string {
  const words = String(value);
  const range = /^([A-Za-z]+)\s*(?:-|–|to|through)\s*([A-Za-z]+)$/.exec(words);
  const [start, end] = [range?.[1], range?.[2]].map((each) => chosen(each ?? "", values));
  if (start !== undefined && end !== undefined) {
    const between = values.slice(values.indexOf(start), values.indexOf(end) + 1);
    return `Write ${between.map((each) => `"${each}"`).join(", ")}`;
  }
  const meant = chosen(words, values);
  const [only] = values.length === 1 ? values : [];
  if (only !== undefined) return `Write "${only}".`;
  return meant === undefined
    ? `Write one of these, such as "${values[0]}".`
    : `Did you mean "${meant}"? Write "${meant}".`;
}

/** The value that was meant: the nearest, or the only one that begins so ("Fri"). */
function chosen(words: string, values: readonly string[]): string | undefined {
  const begun = values.filter((each) => each.toLowerCase().startsWith(words.toLowerCase()));
  return (words.length > 1 && begun.length === 1 ? begun[0] : undefined) ?? nearest(words, values);
}

/** @param message the end of the sentence that says what it must be, with an example in quotation marks */
function suggestFormatFix(message: string, { value, schema }: Subject): string {
  const fits = (each: string) => schema !== undefined && z.safeParse(schema, each).success;
  if (/^closed$/i.test(String(value))) return closedDay;
  if (/^\/.*\?/.test(String(value))) return "Addresses with a ? can't be redirected here. Delete this entry.";
  const meant = typeof value === "string" ? closestValidValue(value, fits) : undefined;
  const example = /such as ("[^"]+")/.exec(message)?.[1];
  if (meant === undefined) {
    return example === undefined
      ? "Write it like the same field of another entry."
      : `Write it like ${example}.`;
  }
  return `Write "${meant}".`;
}

const closedDay = "A day without an entry is closed: delete this whole entry, from its { to its }.";

function suggestSizeFix(minimum: number, value: unknown): string {
  if (typeof value === "string") {
    if (value.trim() === "") return "Write the words, or delete this line if the field may be left out.";
    return `Make it longer by ${minimum - value.length} characters; it has ${value.length}.`;
  }
  if (!Array.isArray(value)) return `Write ${minimum} or more.`;
  return minimum === 1
    ? "Write at least one entry between [ and ]. If none is needed, delete the field or its whole block."
    : `Add ${minimum - value.length} more.`;
}
