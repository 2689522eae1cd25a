/** @jest-environment node */
import { z } from "zod";
import { anyBlock } from "./blocks";
import { entities } from "./collections";
import { picturePlaceOf } from "./picture-places";

/** Whether a description is of a picture, or holds one. */
function holdsPicture(schema: z.core.$ZodType): boolean {
  const role = z.globalRegistry.get(schema)?.role;
  if (role === "picture" || role === "image") return true;
  if (schema instanceof z.ZodOptional) return holdsPicture(schema.unwrap());
  if (schema instanceof z.ZodArray) return holdsPicture(schema.element);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some((field) => holdsPicture(field));
}

const fieldsOf = (owner: string, shape: z.core.$ZodShape) =>
  Object.entries(shape)
    .filter(([, field]) => holdsPicture(field))
    .map(([field]) => [owner, field] as const);
const fileOf: Readonly<Record<string, string>> = { anxietyArticles: "resources", mediaItems: "resources" };
const fields = [
  ...Object.entries(entities).flatMap(([name, entity]) => fieldsOf(fileOf[name] ?? name, entity.shape)),
  ...anyBlock.options.flatMap(({ shape }) => fieldsOf(shape.kind.value, shape)),
];

test.each(fields)("the site says what a picture of %s, %s must be", (owner, field) => {
  const place = picturePlaceOf(owner, field, false);
  expect(place?.best[0]).toBeGreaterThanOrEqual(place?.least ?? Number.POSITIVE_INFINITY);
});
