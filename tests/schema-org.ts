import { readFileSync } from "node:fs";

const schema = "http://schema.org/";
const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";

/** Maps subjects to objects, for one predicate of the vocabulary. Names are without "http://schema.org/". */
type Relation = ReadonlyMap<string, readonly string[]>;

/** One line for each statement: `<subject> <predicate> <object> <graph> .` */
const vocabulary = readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8");

function relation(predicate: string): Relation {
  const found = new Map<string, string[]>();
  for (const line of vocabulary.matchAll(new RegExp(`^<(.+?)> <${predicate}> <(.+?)> `, "gm"))) {
    const [subject = "", object = ""] = line.slice(1).map((name) => name.replace(schema, ""));
    found.set(subject, [...(found.get(subject) ?? []), object]);
  }
  return found;
}

const types = relation(`${rdf}type`);
const parents = relation(`${rdfs}subClassOf`);
const domains = relation(`${schema}domainIncludes`);
const ranges = relation(`${schema}rangeIncludes`);
const superseded = relation(`${schema}supersededBy`);

const isClass = (name: string) => types.get(name)?.includes(`${rdfs}Class`) ?? false;
const isProperty = (name: string) => types.get(name)?.includes(`${rdf}Property`) ?? false;

/** A class and all of its superclasses. */
function lineage(name: string): string[] {
  return [name, ...(parents.get(name) ?? []).flatMap(lineage)];
}

function isA(names: readonly string[], wanted: readonly string[]): boolean {
  return names.flatMap(lineage).some((name) => wanted.includes(name));
}

const date = /^\d{4}-\d{2}-\d{2}$/;
const literals: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === "string",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Number: (value) => typeof value === "number",
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && date.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) => typeof value === "string" && /T/.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const typesOf = (node: Node): string[] => listOf(node["@type"]).filter((name) => typeof name === "string");

/**
 * Checks structured data against schema.org's own vocabulary: unknown or superseded types and properties,
 * properties of other types, values outside a property's range, and references to unknown nodes.
 * @param document JSON-LD with a "@graph"
 * @returns one line for each problem
 */
export function vocabularyProblems(document: { readonly "@graph": readonly unknown[] }): string[] {
  const identified = new Map<string, string[]>();
  for (const node of document["@graph"].filter(isNode)) identify(node);
  return document["@graph"].filter(isNode).flatMap((node) => nodeProblems(node, ""));

  function identify(node: Node): void {
    const id = node["@id"];
    if (typeof id === "string" && typesOf(node).length > 0) identified.set(id, typesOf(node));
    for (const value of Object.values(node).flatMap(listOf).filter(isNode)) identify(value);
  }

  function nodeProblems(node: Node, parentPath: string): string[] {
    const names = typesOf(node);
    const here = `${parentPath}${names.join("+")}`;
    if (names.length === 0) return [`${parentPath || "the graph"} has a node without @type`];
    const invalid = names.filter((name) => !isClass(name) || superseded.has(name));
    if (invalid.length > 0) return invalid.map((name) => `${here}: ${name} is no current class`);
    return Object.entries(node)
      .filter(([key]) => !key.startsWith("@"))
      .flatMap(([key, value]) => propertyProblems(names, key, value, `${here}.${key}`));
  }

  function propertyProblems(names: string[], property: string, value: unknown, here: string): string[] {
    if (!isProperty(property)) return [`${here} is no property`];
    if (superseded.has(property)) return [`${here} is superseded by ${superseded.get(property)}`];
    if (!isA(names, domains.get(property) ?? [])) return [`${here} belongs to ${domains.get(property)}`];
    const range = ranges.get(property) ?? [];
    return listOf(value).flatMap((each) => valueProblems(each, range, here));
  }

  function valueProblems(value: unknown, range: readonly string[], here: string): string[] {
    if (!isNode(value)) {
      const fits = range.some((name) => literals[name]?.(value) ?? isMember(value, name));
      return fits ? [] : [`${here}: ${JSON.stringify(value)} is none of ${range}`];
    }
    const id = value["@id"];
    const isReference = value["@type"] === undefined && typeof id === "string";
    const names = isReference ? identified.get(id) : typesOf(value);
    if (names === undefined) return [`${here} refers to ${id}, which is not there`];
    const fits = isA(names, range) ? [] : [`${here}: ${names} is none of ${range}`];
    return isReference ? fits : [...fits, ...nodeProblems(value, `${here} > `)];
  }
}

/** Whether a value is one of an enumeration, such as https://schema.org/Monday of DayOfWeek. */
function isMember(value: unknown, enumeration: string): boolean {
  const name = typeof value === "string" && /^https:\/\/schema\.org\/(\w+)$/.exec(value)?.[1];
  return name ? isA(types.get(name) ?? [], [enumeration]) && !superseded.has(name) : false;
}
