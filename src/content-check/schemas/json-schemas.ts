import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { zodMessage } from "../zod-messages";
import { choiceOf, kindsOf } from "./kind-schema";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * The JSON Schemas from which editors' programs offer fields and values and explain them: for each kind of file, its
 * name under schemas/ and its text. What they say of a wrong value is what the check says.
 */
export function jsonSchemas(): ReadonlyMap<string, string> {
  const named = Object.entries<Collection>(collections).map(([name, { source, holds, entry }]) => {
    const schema = z.toJSONSchema(holds === "list" ? z.array(entry) : entry, {
      target: "draft-7",
      io: "input",
      reused: "ref",
      override: ({ zodSchema, jsonSchema }) => {
        addMessages(zodSchema, jsonSchema);
        addChoice(zodSchema, jsonSchema);
      },
    });
    const file = `${name === "pages" ? "page" : source.replace(/\.json$/, "")}.schema.json`;
    return [file, `${JSON.stringify(forEditors(schema), null, 2)}\n`] as const;
  });
  return new Map(named);
}

/** patternErrorMessage and errorMessage are keywords of Visual Studio Code; other programs pass over them. */
function addMessages(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  if (jsonSchema.pattern !== undefined) jsonSchema.patternErrorMessage = wordsFor(zodSchema, "\u0000");
  const isPlain = ["array", "boolean", "integer", "number"].includes(String(jsonSchema.type));
  if (isPlain || jsonSchema.enum !== undefined) jsonSchema.errorMessage = wordsFor(zodSchema, null);
}

function addChoice(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  const kinds = kindsOf(zodSchema);
  if (kinds.length === 0 || jsonSchema.oneOf === undefined) return;
  Object.assign(jsonSchema, choiceOf(kinds, jsonSchema.oneOf));
  delete jsonSchema.oneOf;
}

/** What the check says of a value that fits no description. */
function wordsFor(zodSchema: z.core.$ZodType, value: unknown): string {
  const [issue] = z.safeParse(zodSchema, value, { error: zodMessage }).error?.issues ?? [];
  return `It ${issue?.message}.`;
}

/** Schemas without what only the build has to know, but with the ids and addresses that fit. */
function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors);
  if (typeof schema !== "object" || schema === null) return schema;
  const { role, ...own } = schema as JsonSchema;
  const offered = offers(role);
  const fields = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, forEditors(value)]));
  return offered === undefined ? fields : { ...fields, allOf: [{ $ref: offered }] };
}

/** Where the values that fit a field are listed, if it names what is in other files. */
function offers(role: unknown): string | undefined {
  if (role === "target") return "ids.schema.json#/definitions/targets";
  const isReference = typeof role === "object" && role !== null && "reference" in role;
  return isReference ? `ids.schema.json#/definitions/${String(role.reference)}` : undefined;
}
