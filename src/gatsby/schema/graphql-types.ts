import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { anyBlock } from "../../content/blocks";
import { collections, entities } from "../../content/collections";

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
    if (role === "text" || role === "html" || role === "story" || role === "words")
      return { type: "String!", extensions: { [role]: {} } };
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
