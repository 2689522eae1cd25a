import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { inWords, metaOf } from "./words";

const labels = new Map<string, string>();
for (const { entry } of Object.values<Collection>(collections)) collect(entry);

/**
 * Replaces the names of fields with their labels in the forms: `"imageUrl" in entry 2 of "steps"` is
 * `Portrait in entry 2 of Steps`.
 */
export function fieldLabel(field: string): string {
  return field.replace(/"(\$?\w+)"/g, (_, name: string) => labels.get(name) ?? inWords(name));
}

/** Remembers the label of each field that has one of its own. */
function collect(schema: z.core.$ZodType): void {
  if (schema instanceof z.ZodOptional) collect(schema.unwrap());
  if (schema instanceof z.ZodArray) collect(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion) schema.options.forEach(collect);
  if (!(schema instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(schema.shape)) {
    const { formLabel } = metaOf(field);
    if (formLabel !== undefined) labels.set(name, formLabel);
    collect(field);
  }
}
