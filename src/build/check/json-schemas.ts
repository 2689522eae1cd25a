import { z } from "zod";
import { type Collection, collections } from "../../content/collections";

/**
 * The JSON Schemas from which editors' programs offer fields and values and explain them: for each kind of file, its
 * name under schemas/ and its text.
 */
export function jsonSchemas(): ReadonlyMap<string, string> {
  const named = Object.entries<Collection>(collections).map(([name, { source, holds, entry }]) => {
    const schema = z.toJSONSchema(holds === "list" ? z.array(entry) : entry, {
      target: "draft-7",
      io: "input",
      override: ({ jsonSchema }) => {
        delete jsonSchema.role;
      },
    });
    const file = `${name === "pages" ? "page" : source.replace(/\.json$/, "")}.schema.json`;
    return [file, `${JSON.stringify(schema, null, 2)}\n`] as const;
  });
  return new Map(named);
}
