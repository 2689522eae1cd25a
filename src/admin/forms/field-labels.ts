import { z } from "zod";
import type { Collection } from "../../content/collections";
import { inWords, metaOf } from "./words";

/**
 * Replaces the names of fields with their labels in the forms of a file: `"imageUrl" in entry 2 of "steps"` is
 * `Portrait in entry 2 of Steps`.
 */
export function fieldLabel(collection: Collection | undefined, field: string): string {
  const labels = new Map(collection === undefined ? [] : labelsIn(collection.entry));
  return field.replace(/"(\$?\w+)"/g, (_, name: string) => labels.get(name) ?? inWords(name));
}

/** The label of each field that has one of its own, by the field's name. */
function labelsIn(schema: z.core.$ZodType): [string, string][] {
  if (schema instanceof z.ZodOptional) return labelsIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return labelsIn(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(labelsIn);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { formLabel } = metaOf(field);
    return [...labelsIn(field), ...(formLabel === undefined ? [] : [[name, formLabel] as [string, string]])];
  });
}
