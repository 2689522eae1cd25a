import fc from "fast-check";
import { z } from "zod";
import { anyBlock } from "../../content/blocks";
import { type Collection, collections } from "../../content/collections";
import { page } from "../../content/page";
import { contentOf } from "../content-of.fixtures";
import { findAttachmentProblems } from "../rules/attachments";
import { findSchemaProblems } from "../rules/schema-rule";
import type { FieldPath } from "../source-file";
import { type Fixture, makeFixture } from "../valid-site.fixtures";
import { isRecord } from "../values";

/** The words of lists of choices: they fit wherever the list is. */
const choices = new Set<string>();
const freeText = fc.stringMatching(/^[A-Z][a-z]{59}$/);

/** Makes up values that a description allows; for a list always two entries. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fc.tuple(valuesOf(schema.element), valuesOf(schema.element));
  if (schema instanceof z.ZodDiscriminatedUnion) return fc.oneof(...schema.options.map(valuesOf));
  if (schema instanceof z.ZodUnion) return valuesOf(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 1, max: 80 });
  if (schema instanceof z.ZodISODate) return fc.constantFrom("2031-01-02", "2032-03-04");
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, valuesOf(field)])),
    );
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const options = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    for (const option of options) choices.add(String(option));
    return fc.constantFrom(...options);
  }
  const { pattern } = z.toJSONSchema(schema) as { pattern?: string };
  return pattern === undefined || pattern === "" ? freeText : fc.stringMatching(new RegExp(pattern));
}

/** The path of everything inside a value. */
function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return inside.flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Object.values(Object(value)).flatMap(textsIn);
}

/** A value without what is at a path, or with something else there. */
function broken(value: unknown, [key = "", ...rest]: FieldPath, instead: unknown): unknown {
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  if (rest.length > 0) copy[key] = broken(copy[key], rest, instead);
  else if (instead === undefined) delete copy[key];
  else copy[key] = instead;
  return copy;
}

let site: Fixture;
beforeAll(() => {
  site = makeFixture();
});
afterAll(() => site.remove("."));

const lists = Object.entries<Collection>(collections).filter(([, { holds }]) => holds === "list");
const kinds: [string, z.core.$ZodType][] = [
  ...lists.map(([name, { entry }]): [string, z.ZodType] => [name, entry]),
  ...anyBlock.options.map((block): [string, z.ZodType] => [`pages/home ${block.shape.kind.value}`, block]),
];

test.each(kinds)("no fix of %s has a value of another entry", (name, kind) => {
  const [file = ""] = name.split(" ");
  const { blocks: _, ...others } = page.shape;
  const instead = fc.constantFrom(undefined, null, 7, "?!", "", "no such thing", [], {});
  const property = fc.property(
    valuesOf(z.strictObject(others)),
    valuesOf(kind),
    valuesOf(kind),
    instead,
    fc.nat(),
    (top, entry, other, wrong, which) => {
      const paths = pathsIn(entry);
      const value = [broken(entry, paths[which % paths.length] ?? [], wrong), other];
      const content = contentOf(
        { [file]: file === "pages/home" ? { ...Object(top), blocks: value } : value },
        site.folder,
      );
      // The address of a page fits as every target. A short text may be the same by chance.
      const known = new Set([...choices, ...content.site.pages.keys(), ...textsIn(entry)]);
      const theirs = new Set(textsIn(other).filter((text) => text.length > 9 && !known.has(text)));
      for (const { fix, path } of [...findSchemaProblems(content), ...findAttachmentProblems(content)]) {
        if (path?.find(Number.isInteger) === 0)
          expect([...fix.matchAll(/"([^"]*)"/g)].filter(([, text = ""]) => theirs.has(text))).toEqual([]);
      }
    },
  );
  fc.assert(property, { numRuns: 12 });
});
