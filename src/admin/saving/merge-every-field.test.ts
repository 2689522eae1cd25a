import { findNodeAtLocation } from "jsonc-parser";
import { z } from "zod";
import { readContent } from "../../content-check/read-content";
import { type FieldPath, type SourceFile, schemaOf } from "../../content-check/source-file";
import { isRecord } from "../../content-check/values";
import { schemaAt } from "../../content-check/walk-fields";
import { asSent } from "./as-sent.fixtures";
import { mergeFile } from "./change";

const { files } = readContent(process.cwd()).content;

/** The fields of a file are changed in this number of saves, because one save for each would take minutes. */
const saves = 4;

/** Calls a function for each text, number and switch in a value, and puts what it returns in its place. */
function mapLeaves(
  value: unknown,
  replace: (leaf: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => mapLeaves(entry, replace, [...path, index]));
  if (!isRecord(value)) return replace(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapLeaves(field, replace, [...path, key])]),
  );
}

/** Other words, or another number, of the same length. */
function other(value: unknown): unknown {
  if (typeof value === "number") return value % 10 === 9 ? value - 1 : value + 1;
  const text = String(value);
  const last = text.search(/[A-Za-z0-9](?=[^A-Za-z0-9]*$)/);
  return `${text.slice(0, last)}${text[last] === "x" ? "y" : "x"}${text.slice(last + 1)}`;
}

/** The number of the line that holds a value. */
function lineOf({ root, text }: SourceFile, path: FieldPath): number {
  const node = root && findNodeAtLocation(root, path as (string | number)[]);
  return text.slice(0, node?.offset).split("\n").length;
}

/** The paths of the fields that the forms of a file can change. */
function fieldsOf(file: SourceFile): FieldPath[] {
  const paths: FieldPath[] = [];
  mapLeaves(file.value, (leaf, path) => typeof leaf !== "boolean" && paths.push(path));
  return paths.filter((path) => !(schemaAt(schemaOf(file), file.value, path) instanceof z.ZodLiteral));
}

describe.each(files.map((file) => [file.name, file] as const))("%s", (name, file) => {
  const before = file.text.split("\n");
  const save = (value: unknown) =>
    mergeFile(name, file.text, JSON.stringify(asSent(schemaOf(file), value))).split("\n");

  test("a save without a change leaves every byte as it is", () => {
    expect(save(file.value)).toEqual(before);
  });

  test("a changed field changes its own line, and no other", () => {
    const fields = fieldsOf(file);
    for (const turn of Array(saves).keys()) {
      const mine = fields.filter((_, index) => index % saves === turn);
      const chosen = new Set(mine.map((path) => path.join(" ")));
      const sent = mapLeaves(file.value, (leaf, path) => (chosen.has(path.join(" ")) ? other(leaf) : leaf));
      const after = save(sent);
      const changed = after.flatMap((line, index) => (line === before[index] ? [] : [index + 1]));
      const expected = new Set(mine.map((path) => lineOf(file, path)));
      expect(changed).toEqual([...expected].sort((one, another) => one - another));
      expect(after).toHaveLength(before.length);
    }
  });
});
