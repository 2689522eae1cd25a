import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { language, translation } from "../../content/languages";
import type { Site } from "../site";
import { zodMessage } from "../zod-messages";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Returns the JSON Schemas of code editors by file name under schemas/, with the error messages of the check. */
export function jsonSchemas(): ReadonlyMap<string, string> {
  const ofCollections = Object.entries<Collection>(collections).map(
    ([name, { source, holds, entry }]) =>
      [
        name === "pages" ? "page" : source.replace(/\.json$/, ""),
        holds === "list" ? z.array(entry) : entry,
      ] as const,
  );
  const named = [...ofCollections, ["translation", translation], ["language", language]] as const;
  return new Map(named.map(([name, schema]) => [`${name}.schema.json`, written(jsonSchema(schema))]));
}

const written = (schema: unknown): string => `${JSON.stringify(schema, null, 2)}\n`;

const jsonSchema = (schema: z.ZodType): unknown =>
  forEditors(
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

/** Adds patternErrorMessage and errorMessage, keywords of Visual Studio Code that other programs ignore. */
function addMessages(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  if (jsonSchema.pattern !== undefined) jsonSchema.patternErrorMessage = messageFor(zodSchema, "\u0000");
  const isPlain = ["array", "boolean", "integer", "number"].includes(String(jsonSchema.type));
  if (isPlain || jsonSchema.enum !== undefined) jsonSchema.errorMessage = messageFor(zodSchema, null);
}

/**
 * Replaces the `oneOf` of a union by an enum of its kinds and an `if`/`then` for each: a wrong kind is then one error, not those
 * of all kinds at once.
 */
function addChoice(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  const kinds = kindsOf(zodSchema);
  const { oneOf: groups } = jsonSchema;
  if (groups === undefined) return;
  delete jsonSchema.oneOf;
  Object.assign(jsonSchema, {
    type: "object",
    required: ["kind"],
    properties: {
      kind: {
        enum: kinds.map(({ name }) => name),
        enumDescriptions: kinds.map(({ description }) => description),
        errorMessage: `There is no such kind. Press Ctrl+Space to choose one of the ${kinds.length}.`,
      },
    },
    allOf: kinds.map(({ name }, index) => ({
      if: { required: ["kind"], properties: { kind: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: groups[index],
    })),
  });
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

/** The variants of a union that is discriminated by "kind", each with what it is for; an empty list for other schemas. */
function kindsOf(schema: z.core.$ZodType) {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    const kind = option instanceof z.ZodObject ? option.shape.kind : undefined;
    if (!(kind instanceof z.ZodLiteral)) return [];
    return { name: String(kind.value), description: z.globalRegistry.get(option)?.description ?? "" };
  });
}

/**
 * Returns a JSON Schema with the ids and link targets in the content, to which the others refer. They are `examples`, which
 * reject nothing: a new id is valid even while this file is out of date.
 */
function idSchema({ ids, pages }: Site): string {
  const anchorTargets = [...pages].flatMap(([path, { anchors }]) =>
    anchors.map((anchor) => `${path}#${anchor}`),
  );
  const targets = [
    ...pages.keys(),
    ...anchorTargets,
    ...ids.links.map((id) => `link:${id}`),
    ...ids.documents.map((id) => `document:${id}`),
    "phone:main",
    "phone:fax",
    "email",
  ];
  const lists = Object.entries({ ...ids, targets }).map(([name, examples]) => [name, { examples }] as const);
  return written({
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: Object.fromEntries(lists),
  });
}

/** Writes the JSON Schemas that are out of date, with the ids of a site to suggest, and returns their names. */
export function writeSchemas(folder: string, site: Site): string[] {
  mkdirSync(join(folder, "schemas"), { recursive: true });
  return [...jsonSchemas(), ["ids.schema.json", idSchema(site)] as const].flatMap(([name, text]) => {
    const path = join(folder, "schemas", name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) return [];
    writeFileSync(path, text);
    return name;
  });
}
