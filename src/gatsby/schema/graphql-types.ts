import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { anyBlock } from "../../content/blocks";
import { type Collection, collections, entities } from "../../content/collections";
import { isRead } from "../../content/field-roles";
import { isTranslationFile } from "../../content-check/translations/list-translations";

type SchemaBuilder = CreateSchemaCustomizationArgs["schema"];
type ObjectType = ReturnType<SchemaBuilder["buildObjectType"]>;
type UnionType = ReturnType<SchemaBuilder["buildUnionType"]>;
interface Field {
  type: string;
  extensions?: Record<string, object>;
}

const linked = { link: { by: "jsonId" } };

/** Returns the GraphQL type name of a block kind: "home-hero" gives "HomeHeroBlock". */
export function blockTypeName(kind: string): string {
  return `${kind.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Block`;
}

/** Returns the block kind of a GraphQL type name: "HomeHeroBlock" gives "home-hero". */
export function blockKind(typeName: string): string {
  return typeName
    .replace(/Block$/, "")
    .replace(/(?<!^)[A-Z]/g, "-$&")
    .toLowerCase();
}

/** Builds all GraphQL types of the content from the zod schemas in src/content, their single source. */
export function graphqlTypes(schema: SchemaBuilder): (ObjectType | UnionType)[] {
  const types = new Map<string, ObjectType | UnionType>();

  function fieldOf(type: z.core.$ZodType): Field {
    if (type instanceof z.ZodOptional) {
      const { type: name, extensions } = fieldOf(type.unwrap());
      return { type: name.replace(/!$/, ""), ...(extensions && { extensions }) };
    }
    if (type instanceof z.ZodArray) {
      const { type: name, extensions } = fieldOf(type.element);
      return { type: `[${name}]!`, ...(extensions && { extensions }) };
    }
    return roleField(type) ?? { type: `${plainName(type)}!` };
  }

  function roleField(type: z.core.$ZodType): Field | undefined {
    const { role, picks } = z.globalRegistry.get(type) ?? {};
    if (picks === "pages" || role === "path") return { type: "String!", extensions: { page: {} } };
    if (role === "picture") return { type: "File!", extensions: { fileByRelativePath: {} } };
    if (role === "target") return { type: "Target!", extensions: { target: {} } };
    if (isRead(role)) return { type: "String!", extensions: { [role]: {} } };
    if (typeof role !== "object") return undefined;
    const name = z.globalRegistry.get(entities[role.reference])?.title;
    return { type: `${name}!`, extensions: linked };
  }

  function plainName(type: z.core.$ZodType): string {
    if (type instanceof z.ZodObject) return objectName(type, z.globalRegistry.get(type)?.title);
    if (type instanceof z.ZodDiscriminatedUnion) return blockUnion();
    if (type instanceof z.ZodBoolean) return "Boolean";
    if (type instanceof z.ZodNumber) return z.safeParse(type, 0.5).success ? "Float" : "Int";
    return "String";
  }

  function objectName(object: z.ZodObject, name: string | undefined, interfaces: string[] = []): string {
    if (name === undefined) throw new Error("Every object in src/content needs a title in its meta().");
    if (types.has(name)) return name;
    const isNode = interfaces.includes("Node");
    const fields = Object.entries(object.shape)
      .filter(([key]) => key !== "$schema")
      .map(([key, type]) => [isNode && key === "id" ? "jsonId" : key, fieldOf(type)] as const);
    types.set(name, schema.buildObjectType({ name, interfaces, fields: Object.fromEntries(fields) }));
    return name;
  }

  function blockUnion(): string {
    const names = anyBlock.options.map((block) => objectName(block, blockTypeName(block.shape.kind.value)));
    types.set(
      "Block",
      schema.buildUnionType({
        name: "Block",
        types: names,
        resolveType: ({ kind }: { kind: string }) => blockTypeName(kind),
      }),
    );
    return "Block";
  }

  for (const node of [...Object.values(collections).map(({ entry }) => entry), ...Object.values(entities)])
    if (node instanceof z.ZodObject) objectName(node, z.globalRegistry.get(node)?.title, ["Node"]);
  return [...types.values()];
}

interface JsonFile {
  readonly name?: unknown;
  readonly relativeDirectory?: unknown;
  readonly internal?: { content?: unknown };
}

/**
 * The GraphQL type of one entry of a file under data/: the title that src/content gives it. In a file that holds several
 * kinds (resources.json), the entry's kind decides.
 * A translation has a type without fields: no query asks for one, but the live view is updated when it changes.
 * @throws Error for a file that src/content does not describe, or an entry without a title
 */
export function typeNameOf({ node, object }: { node: JsonFile; object: { kind?: string } }): string {
  // Gatsby saves this node again with each of its entries, and the text of the file with it, which nothing reads again. Of a
  // hundred times as many concerns, the first quarter took eight minutes.
  delete node.internal?.content;
  if (node.relativeDirectory === "languages" || isTranslationFile(`${node.name}.json`)) return "Translation";
  const name = String(node.relativeDirectory === "pages" ? "pages" : node.name);
  const collection = new Map<string, Collection>(Object.entries(collections)).get(name);
  if (collection === undefined) throw new Error(`data/${name}.json is not a file that the site knows.`);
  const title = titleOf(collection.entry, object.kind);
  if (title === undefined)
    throw new Error(`src/content gives no title to the entries of data/${name}.json, kind ${object.kind}.`);
  return title;
}

function titleOf(entry: z.ZodType, kind: string | undefined): string | undefined {
  const options: readonly z.core.$ZodType[] =
    entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
  const fits = (option: z.core.$ZodType) =>
    options.length === 1 || (option instanceof z.ZodObject && isOfKind(option, kind));
  const option = options.find(fits);
  return option && z.globalRegistry.get(option)?.title;
}

function isOfKind({ shape }: z.ZodObject, kind: string | undefined): boolean {
  return z.safeParse(shape.kind as z.core.$ZodType, kind).success;
}
