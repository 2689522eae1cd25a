import { z } from "zod";
import { dates } from "../../words/en/dates";
import type { Message } from "../problem";
import { clip, isRecord, onOneLine, withoutInvisible } from "../values";
import { closestValidValue, likelyPath } from "./did-you-mean";
import { nearest } from "./wording";

type Schema = z.core.$ZodType;

/** The value that an issue is about, and its schema. */
interface Subject {
  readonly value: unknown;
  readonly schema: Schema | undefined;
  /** The right value, if a file of the project says it. */
  readonly known?: string | number | undefined;
  /** The ids of a list, if the value is one of them: it must be another one. */
  readonly used?: readonly (string | undefined)[];
}

/** Says how to fix a value of the wrong type, size or format. */
export function suggestFix(issue: z.core.$ZodIssue, { value, schema, known, used = [] }: Subject): string {
  if (typeof known === "number") return `Write ${known} without quotation marks.`;
  if (known !== undefined) return `Write "${known}".`;
  switch (issue.code) {
    case "invalid_type":
      if (typeof value === "string" && schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
        const range = rangeIn(value, schema.element.options.map(String));
        if (range !== undefined) return `Write ${onOneLine(range)}`;
      }
      return typeof value === "number" && issue.expected === "string"
        ? suggestFormatFix("", { value: String(value), schema, used })
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
      return suggestFormatFix(issue.message, { value, schema, used });
  }
}

/** Explains a date that does not exist; undefined for other values. */
export function impossibleDate(issue: z.core.$ZodIssue, value: unknown): Message | undefined {
  if (issue.code !== "invalid_format" || issue.format !== "date") return undefined;
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d{2}$/.exec(String(value)) ?? [];
  if (year === undefined) return undefined;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return {
    found: `There is no such day as ${value}.`,
    expected: `A day of ${dates.months[Number(month) - 1]} ${year}, which has ${days} days.`,
    fix: `Write "${year}-${month}-${days}", or the day that you mean.`,
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
function suggestFormatFix(message: string, { value, schema, used }: Subject): string {
  const fits = (each: string) =>
    schema !== undefined && !used?.includes(each) && z.safeParse(schema, each).success;
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

/** Says how to turn a value into the expected type, with the complete value if it can be derived. */
function suggestTypeFix(expected: string, value: unknown, schema: Schema | undefined): string {
  if (value === null) return "Write the value instead of null, or delete this line if the field is optional.";
  switch (expected) {
    case "string":
      return toText(value);
    case "array":
      return toList(value);
    case "boolean":
      return toYesOrNo(String(value).toLowerCase());
    case "object":
      return toGroup(value, schema);
    default:
      return toNumber(value);
  }
}

function toYesOrNo(text: string): string {
  if (/^(?:true|yes|on|1)$/.test(text)) return "Write true without quotation marks.";
  if (/^(?:false|no|off|0)$/.test(text)) return "Write false without quotation marks.";
  return "Write true or false, without quotation marks.";
}

function toText(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return `Write "${value}" in quotation marks.`;
  if (isRecord(value) && typeof value.id === "string")
    return `Write "${value.id}" instead of everything from { to }.`;
  if (!Array.isArray(value)) return "Write a text in quotation marks.";
  const inner = value.filter((each) => typeof each === "string").map((each) => `"${each}"`);
  return `Delete the inner [ and ]: ${clip(inner.join(", "), 100)}`;
}

function toList(value: unknown): string {
  if (typeof value === "string") {
    const parts = withoutInvisible(value)
      .split(/\s*[,;]\s*/)
      .filter((part) => part !== "");
    return `Write ${clip(`[${parts.map((part) => `"${part}"`).join(", ")}]`, 120)}`;
  }
  if (isRecord(value) && Object.keys(value).length === 0) return "Write [] instead of {}";
  return `Write [ before it and ] after it: ${clip(`[${onOneLine(value)}]`, 120)}`;
}

function toNumber(value: unknown): string {
  const digits = /^-?[\d.,\s]+/.exec(String(value).trim())?.[0].replace(/[^\d.-]/g, "");
  return digits === undefined || digits === ""
    ? "Write digits without quotation marks."
    : `Write ${digits} without quotation marks.`;
}

/** Suggests an object for a single value: the value goes in the field that accepts it, the others get a description. */
function toGroup(value: unknown, schema: Schema | undefined): string {
  if (Array.isArray(value) && value.length === 1) return "Delete the [ and ] around { and }.";
  const shape = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  const required = shape.filter(([, field]) => !(field instanceof z.ZodOptional));
  const own = required.findLast(([, field]) => z.safeParse(field, value).success)?.[0];
  const place = required.find(
    ([, field]) => /^\.{1,2}\//.test(String(value)) && field.meta?.()?.role === "picture",
  )?.[0];
  const fields = required.map(
    ([name, field]) =>
      `"${name}": ${name === (place ?? own) ? JSON.stringify(value) : onOneLine(hintOf(field))}`,
  );
  return fields.length === 0 || fields.length > 4
    ? "Write the fields between { and }, as in another entry."
    : `Write { ${fields.join(", ")} }`;
}

function hintOf(field: Schema): string | string[] {
  if (field instanceof z.ZodArray) return ["…"];
  const description = z.globalRegistry.get(field)?.description ?? "…";
  return (/^[^.;]*/.exec(description)?.[0] ?? "…").trim();
}
