import { z } from "zod";
import { inWords, metaOf } from "./words";

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
  return new Map(form === undefined ? [] : labelsIn(form));
}

function labelsIn(schema: z.core.$ZodType): [string, string][] {
  if (schema instanceof z.ZodOptional) return labelsIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return labelsIn(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(labelsIn);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]): [string, string][] => {
    const { formLabel = inWords(name) } = metaOf(field);
    return [...labelsIn(field), [name, formLabel]];
  });
}
