import { z } from "zod";
import { metaOf } from "./words";

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
