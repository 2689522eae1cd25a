import { z } from "zod";
import { jsonText, readWritten } from "../../content-check/json/json-text";
import { isSameValue, matchEntries } from "../../content-check/json/match-entries";
import { entriesOf, isRecord } from "../../content-check/values";
import { shapeOf } from "../../content-check/walk-fields";

/**
 * Merges what the editor sends into the text of a file with this schema, as `mergeFile` does.
 * @param path what the file is called in an error
 */
export function mergeText(schema: z.ZodType, before: string | undefined, sent: string, path: string): string {
  const old = before === undefined ? undefined : readWritten(before);
  if (before !== undefined && old === undefined) throw new Error(`${path.split("/").at(-1)} cannot be read.`);
  const text = jsonText(withoutAdditions(schema, JSON.parse(sent), old?.value), old);
  return before?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

type Schema = z.core.$ZodType;

/**
 * Takes out of a value what the editor's forms put into it and nobody wrote: empty optional fields, a `false` that was
 * not there, fields of the editor itself, and line breaks in a text that is one paragraph. The fields of an object keep
 * the order that they had; new ones come in the order of the description.
 * @param old the earlier value; undefined if there was none
 * @returns undefined for an optional field that was left empty
 */
function withoutAdditions(schema: Schema, value: unknown, old: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    const inside = withoutAdditions(schema.unwrap(), value, old);
    return isEmpty(inside) && !isSameValue(inside, old) ? undefined : inside;
  }
  if (Array.isArray(value) && schema instanceof z.ZodArray) return entries(schema, value, old);
  if (isRecord(value)) return members(schema, value, isRecord(old) ? old : {});
  return typeof value === "string" ? text(schema, value, old) : value;
}

function entries(schema: z.ZodArray, value: readonly unknown[], old: unknown): unknown[] {
  const before = entriesOf(old);
  const matches = matchEntries(before, value);
  return value.map((entry, index) => withoutAdditions(schema.element, entry, before[matches[index] ?? -1]));
}

function members(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  old: Readonly<Record<string, unknown>>,
) {
  const shape = shapeOf(schema, value) ?? {};
  const known = Object.keys(shape);
  const isOurs = (key: string) => key in shape || key in old;
  const fields = new Map<string, unknown>();
  for (const key of [...Object.keys(old), ...known, ...Object.keys(value)].filter(isOurs)) {
    const field = shape[key];
    const sent = value[key] ?? (field && emptyValueOf(field));
    const clean = field === undefined ? sent : withoutAdditions(field, sent, old[key]);
    if (clean !== undefined) fields.set(key, clean);
  }
  return Object.fromEntries(
    inOrder([...fields.keys()], Object.keys(old), known).map((key) => [key, fields.get(key)]),
  );
}

/** What a field that must be there holds if the editor leaves it out as empty; undefined if it can't be empty. */
function emptyValueOf(schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) return undefined;
  return ["", [], false].find((empty) => z.safeParse(schema, empty).success);
}

/** Puts new fields after the last field that precedes them in the description, and leaves the others as they were. */
function inOrder(keys: readonly string[], old: readonly string[], known: readonly string[]): string[] {
  const ordered = keys.filter((key) => old.includes(key));
  for (const key of keys.filter((each) => !old.includes(each))) {
    const preceding = new Set(known.slice(0, known.indexOf(key)));
    ordered.splice(ordered.findLastIndex((each) => preceding.has(each)) + 1, 0, key);
  }
  return ordered;
}

function text(schema: Schema, value: string, old: unknown): string {
  if (typeof old === "string" && old.trim() === value.trim()) return old;
  const role = z.globalRegistry.get(schema)?.role;
  return role === "text" || role === "html" || role === "story" ? value.replace(/\s*\n\s*/g, " ") : value;
}

/** Whether a value is what a form holds before anybody fills it in. */
function isEmpty(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === "" || value === false;
}
