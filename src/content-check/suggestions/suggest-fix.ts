import { z } from "zod";
import type { Message } from "../problem";
import { onOneLine } from "../values";
import { closestValidValue } from "./did-you-mean";
import { likelyPath } from "./likely-address";
import { impossibleDay } from "./likely-date";
import { nearest } from "./nearest";
import { suggestTypeFix } from "./suggest-type-fix";

type Schema = z.core.$ZodType;

/** The value that an issue is about, and its schema. */
interface Subject {
  readonly value: unknown;
  readonly schema: Schema | undefined;
  /** The right value, if a file of the project says it. */
  readonly known?: string | number | undefined;
}

/** Says how to fix a value of the wrong type, size or format. */
export function suggestFix(issue: z.core.$ZodIssue, { value, schema, known }: Subject): string {
  if (typeof known === "number") return `Write ${known} without quotation marks.`;
  if (known !== undefined) return `Write "${known}".`;
  switch (issue.code) {
    case "invalid_type":
      if (typeof value === "string" && schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
        const range = rangeIn(value, schema.element.options.map(String));
        if (range !== undefined) return `Write ${onOneLine(range)}`;
      }
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

/** Explains a date that does not exist; undefined for other values. */
export function impossibleDate(issue: z.core.$ZodIssue, value: unknown): Message | undefined {
  const isDate = issue.code === "invalid_format" && issue.format === "date";
  const day = isDate ? impossibleDay(String(value)) : undefined;
  if (day === undefined) return undefined;
  return {
    found: `There is no such day as ${value}.`,
    expected: `A day of ${day.month}, which has ${day.days} days.`,
    fix: `Write "${day.last}", or the day that you mean.`,
  };
}

function suggestChoiceFix(values: readonly string[], value: unknown): string {
  const text = String(value);
  const range = rangeIn(text, values);
  if (range !== undefined) return `Write ${range.map((each) => `"${each}"`).join(", ")}`;
  const meant = chosen(text, values);
  const [only] = values.length === 1 ? values : [];
  if (only !== undefined) return `Write "${only}".`;
  return meant === undefined ? "Write one of these." : `Did you mean "${meant}"? Write "${meant}".`;
}

/** Returns the choices from one to another: "Mon-Wed" gives "Monday", "Tuesday" and "Wednesday". */
function rangeIn(text: string, values: readonly string[]): string[] | undefined {
  const range = /^([A-Za-z]+)\s*(?:-|–|to|through)\s*([A-Za-z]+)$/.exec(text.trim());
  const [start, end] = [range?.[1], range?.[2]].map((each) => chosen(each ?? "", values));
  if (start === undefined || end === undefined) return undefined;
  return values.slice(values.indexOf(start), values.indexOf(end) + 1);
}

/** Guesses the choice that was meant: the only one that starts with the text ("Fri"), or the most similar one. */
function chosen(text: string, values: readonly string[]): string | undefined {
  const begun = values.filter((each) => each.toLowerCase().startsWith(text.toLowerCase()));
  return (text.length > 1 && begun.length === 1 ? begun[0] : undefined) ?? nearest(text, values);
}

/** @param message the schema's message, which may contain an example: such as "…" */
function suggestFormatFix(message: string, { value, schema }: Subject): string {
  const fits = (each: string) => schema !== undefined && z.safeParse(schema, each).success;
  if (/^closed$/i.test(String(value))) return closedDay;
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1)\b/i.test(String(value)))
    return `Only your own computer has this address. Where you link to the page, write "${likelyPath(String(value))}" and delete this.`;
  if (/^\/.*\?/.test(String(value)))
    return "An address with a ? can't be redirected here. Delete this entry.";
  const meant = typeof value === "string" ? closestValidValue(value, fits) : undefined;
  const example = /such as ("[^"]+")/.exec(message)?.[1];
  if (meant === undefined) {
    return example === undefined
      ? "Write it in the form that the same field has in other entries."
      : `Write your own in the form of ${example}.`;
  }
  return `Write "${meant}".`;
}

const closedDay = "Days without an entry are closed. Delete this whole entry, from its { to its }.";

function suggestSizeFix(minimum: number, value: unknown): string {
  if (typeof value === "string") {
    if (value.trim() === "") return "Write the text, or delete this line if the field is optional.";
    return `Make it longer by ${minimum - value.length} characters; it has ${value.length}.`;
  }
  if (!Array.isArray(value)) return `Write ${minimum} or more.`;
  return minimum === 1
    ? "Write at least one entry between [ and ]. If you need none, delete the field or its whole block."
    : `Add ${minimum - value.length} more.`;
}
