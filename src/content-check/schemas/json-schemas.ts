import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { language, translation } from "../../content/languages";
import { zodMessage } from "../zod-messages";
import { choiceOf, kindsOf } from "./kind-schema";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Returns the JSON Schemas with which code editors suggest and explain fields and values, by file name under schemas/.
 * Their error messages are those of the check.
 */
export function jsonSchemas(): ReadonlyMap<string, string> {
  const named = [...schemasOfCollections(), ["translation", translation], ["language", language]] as const;
  return new Map(
    named.map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  );
}

function schemasOfCollections() {
  return Object.entries<Collection>(collections).map(
    ([name, { source, holds, entry }]) =>
      [
        name === "pages" ? "page" : source.replace(/\.json$/, ""),
        holds === "list" ? z.array(entry) : entry,
      ] as const,
  );
}

function jsonSchema(schema: z.ZodType): unknown {
  return forEditors(
    z.toJSONSchema(schema, {
      target: "draft-7",
      io: "input",
      reused: "ref",
      override: ({ zodSchema, jsonSchema }) => {
        addMessages(zodSchema, jsonSchema);
        addChoice(zodSchema, jsonSchema);
      },
    }),
  );
}

/** Adds patternErrorMessage and errorMessage, keywords of Visual Studio Code that other programs ignore. */
function addMessages(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  if (jsonSchema.pattern !== undefined) jsonSchema.patternErrorMessage = messageFor(zodSchema, "\u0000");
  const isPlain = ["array", "boolean", "integer", "number"].includes(String(jsonSchema.type));
  if (isPlain || jsonSchema.enum !== undefined) jsonSchema.errorMessage = messageFor(zodSchema, null);
}

function addChoice(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  const kinds = kindsOf(zodSchema);
  if (kinds.length === 0 || jsonSchema.oneOf === undefined) return;
  Object.assign(jsonSchema, choiceOf(kinds, jsonSchema.oneOf));
  delete jsonSchema.oneOf;
}

/** Returns the message of the check for an invalid value. */
function messageFor(zodSchema: z.core.$ZodType, value: unknown): string {
  const [issue] = z.safeParse(zodSchema, value, { error: zodMessage }).error?.issues ?? [];
  return `It ${issue?.message}.`;
}

/** Removes what only the build needs from a schema, and adds references to the ids and link targets to suggest. */
function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors);
  if (typeof schema !== "object" || schema === null) return schema;
  const { role, formLabel, formHint, formChoices, picks, shortName, formHidden, ...rest } =
    schema as JsonSchema;
  const suggestions = suggestionsFor(role);
  const fields = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, forEditors(value)]));
  return suggestions === undefined ? fields : { ...fields, allOf: [{ $ref: suggestions }] };
}

/** Returns the reference to the values to suggest for a field that refers to other files. */
function suggestionsFor(role: unknown): string | undefined {
  if (role === "target") return "ids.schema.json#/definitions/targets";
  const isReference = typeof role === "object" && role !== null && "reference" in role;
  return isReference ? `ids.schema.json#/definitions/${String(role.reference)}` : undefined;
}
