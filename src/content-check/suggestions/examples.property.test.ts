import fc from "fast-check";
import { z } from "zod";
import { anyBlock } from "../../content/blocks";
import { type Collection, collections } from "../../content/collections";
import { language, translation } from "../../content/languages";
import { page } from "../../content/page";
import { contentOf } from "../content-of.fixtures";
import { findAttachmentProblems } from "../rules/attachments";
import { findSchemaProblems } from "../rules/schema-rule";
import type { FieldPath } from "../source-file";
import { siteOfEachTest } from "../valid-site.fixtures";
import { isRecord, valueAt } from "../values";

/** The words of lists of choices: they fit wherever the list is. */
const choices = new Set<string>();
const freeText = fc.stringMatching(/^[A-Z][a-z]{59}$/);
/** Texts by their pattern. Each takes a tenth of a second to prepare. */
const texts = new Map([["", freeText]]);

function textsLike(pattern: string): fc.Arbitrary<string> {
  const known = texts.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  texts.set(pattern, known);
  return known;
}

/** Makes up values that a description allows; for a list always two entries. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fc.tuple(valuesOf(schema.element), valuesOf(schema.element));
  if (schema instanceof z.ZodDiscriminatedUnion) return fc.oneof(...schema.options.map(valuesOf));
  if (schema instanceof z.ZodUnion) return valuesOf(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodRecord) return fc.dictionary(freeText, freeText);
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
  return textsLike(pattern ?? "");
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

const site = siteOfEachTest();

const { blocks, ...top } = page.shape;
const topOfPage = valuesOf(z.strictObject(top));
const two = (schema: z.core.$ZodType) => valuesOf(z.array(schema));

/** Each file by its name, with the values that it may have; a page with two blocks of each kind. */
const files: [string, fc.Arbitrary<unknown>][] = [
  ...Object.entries<Collection>(collections).map(
    ([name, { holds, entry }]): [string, fc.Arbitrary<unknown>] =>
      name === "pages"
        ? ["pages/home", valuesOf(z.strictObject({ ...top, blocks: z.array(anyBlock) }))]
        : [name, holds === "list" ? two(entry) : valuesOf(entry)],
  ),
  ...anyBlock.options.map((block): [string, fc.Arbitrary<unknown>] => [
    `pages/home ${block.shape.kind.value}`,
    fc.tuple(topOfPage, two(block)).map(([others, each]) => ({ ...Object(others), blocks: each })),
  ]),
  ["clinic.es", valuesOf(translation)],
  ["languages/es", valuesOf(language)],
];

test.each(files)("no fix in %s has a value of another entry", (title, values) => {
  const [name = ""] = title.split(" ");
  const instead = fc.constantFrom(undefined, null, 7, "?!", "", "no such thing", [], {});
  const property = fc.property(values, topOfPage, instead, fc.nat(), (value, other, wrong, which) => {
    const paths = pathsIn(value);
    const path = paths[which % paths.length] ?? [];
    const content = contentOf(
      { clinic: {}, "pages/other": other, [name]: broken(value, path, wrong) },
      site.folder,
    );
    // The address of a page fits as every target. A short text may be the same by chance.
    const known = new Set([...choices, ...content.site.pages.keys(), ...ownTexts(value, path)]);
    const theirs = new Set(textsIn([value, other]).filter((text) => text.length > 9 && !known.has(text)));
    const problems = [...findSchemaProblems(content), ...findAttachmentProblems(content)];
    for (const { fix } of problems.filter(
      (each) => each.file === `data/${name}.json` && isAt(path, each.path),
    ))
      expect([...fix.matchAll(/"([^"]*)"/g)].filter(([, text = ""]) => theirs.has(text))).toEqual([]);
  });
  fc.assert(property, { numRuns: 24 });
});

/** The texts of what is at a path, and the others directly in the same entry. */
function ownTexts(value: unknown, path: FieldPath): string[] {
  const siblings = Object.values(Object(valueAt(value, path.slice(0, -1))));
  return [...textsIn(valueAt(value, path)), ...siblings.filter((each) => typeof each === "string")];
}

/** Whether a problem is about what is at a path. */
function isAt(path: FieldPath, found: FieldPath = []): boolean {
  return path.every((key, index) => found[index] === key);
}
