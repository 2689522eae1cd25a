import { readFileSync } from "node:fs";
import { z } from "zod";
import { anyBlock } from "./blocks";
import { factNames } from "./clinic-fact-names";
import { entities } from "./collections";
import { picturePlaceOf } from "./picture-places";

/** Whether a schema is a picture or contains one. */
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

const guides = ["team", "pages"].map((name) => readFileSync(`docs/editors/${name}.md`, "utf8")).join();

test.each(fields)("the picture size for %s, field %s, is defined, and a guide states it", (owner, field) => {
  const { best = [0, 0], least = 1 } = picturePlaceOf(owner, field, false) ?? {};
  expect(best[0]).toBeGreaterThanOrEqual(least);
  expect(guides).toMatch(new RegExp(`${best[0]} by ${best[1]}.+${least} (pixels )?wide`));
});

test("the editors' guide lists exactly the existing facts", () => {
  const guide = readFileSync("docs/editors/pages.md", "utf8");
  const named = [...guide.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...factNames].sort());
});
