import { z } from "zod";
import { capitalized } from "../../content-check/values";

/**
 * What the description of a field says, of its optional wrapper and of what is inside. A description of its own replaces the
 * hint that it would inherit.
 */
export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const base = schema instanceof z.ZodOptional ? schema.unwrap() : schema._zod.parent;
  const inherited: z.core.GlobalMeta = base === undefined ? {} : metaOf(base);
  const { formHint, ...meta } = { ...inherited, ...z.globalRegistry.get(schema) };
  const isStale = formHint === inherited.formHint && meta.description !== inherited.description;
  return isStale ? meta : { ...meta, formHint };
}

/** A name of the content in words: "firstVisit" is "First visit", and "team-list" is "Team list". */
export function inWords(name: string): string {
  const words = name
    .replace(/^\$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return capitalized(words);
}

/** A description as Markdown, which the forms show, without the meaning that Markdown gives to some characters. */
export function asMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Fields that can name an entry, the best one first. */
const names = [
  "heading",
  "title",
  "label",
  "name",
  "reason",
  "word",
  "quote",
  "text",
  "from",
  "statement",
  "id",
];

/** The field whose words name an entry with these fields; undefined if none does. */
export function nameFieldOf(fields: object): string | undefined {
  return names.find((name) => name in fields);
}

/** The line shown for a folded entry in a list. */
export function summaryOf(schema: z.ZodObject): string | undefined {
  const name = nameFieldOf(schema.shape);
  if (name === undefined) return undefined;
  // Two holidays of the same name differ in their days.
  const hasDays = schema.shape.from instanceof z.ZodISODate;
  return hasDays ? `{{${name}}}, {{from | date('MMMM D, YYYY')}}` : `{{${name}}}`;
}

/** The field with the picture that is shown beside the line; undefined if there is none. */
export function thumbnailOf(schema: z.ZodObject): string | undefined {
  return Object.entries(schema.shape).find(([, field]) => metaOf(field).role === "picture")?.[0];
}

/**
 * Replaces the names of fields with their labels in the forms of a file: `"imageUrl" in entry 2 of "steps"` is
 * `Portrait in entry 2 of Steps`.
 */
export function fieldLabel(form: z.core.$ZodType | undefined, field: string): string {
  const labels = labelsOf(form);
  return field.replace(/"(\$?\w+)"/g, (_, name: string) => labels.get(name) ?? inWords(name));
}

/** The label of each field in the form of what a schema describes, by the field's name. */
export function labelsOf(form: z.core.$ZodType | undefined): ReadonlyMap<string, string> {
  return new Map(labelsIn(form));
}

function labelsIn(schema: z.core.$ZodType | undefined): [string, string][] {
  if (schema instanceof z.ZodOptional) return labelsIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return labelsIn(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(labelsIn);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]): [string, string][] => {
    const { formLabel = inWords(name) } = metaOf(field);
    return [...labelsIn(field), [name, formLabel]];
  });
}
