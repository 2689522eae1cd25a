import { z } from "zod";
import { fieldsOf } from "../check-fields";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type AnyFile, type FieldPath, schemaOf } from "../source-file";
import { nearest, quotedList } from "../suggestions/nearest";
import { impossibleDate, suggestFix } from "../suggestions/suggest-fix";
import { suggestTarget } from "../suggestions/suggest-target";
import { describeValue, entriesOf, isRecord, onOneLine, valueAt } from "../values";
import { knownFields, schemaAt } from "../walk-fields";
import { zodMessage } from "../zod-messages";

/**
 * Finds everything that does not match the schemas in src/content: unknown and missing fields, and values of the wrong
 * type or format. Fields for pictures are checked by findAttachmentProblems, which knows the files.
 */
export function findSchemaProblems(content: Content): Problem[] {
  const files: readonly AnyFile[] = [...content.files, ...content.translations, ...content.languages];
  return files.filter(({ readable }) => readable).flatMap((file) => schemaProblemsOf(file, content));
}

function schemaProblemsOf(file: AnyFile, content: Content): Problem[] {
  const schema = schemaOf(file);
  const issues = schema.safeParse(file.value, { error: zodMessage }).error?.issues ?? [];
  const required = new Set(issues.map(({ path }) => keyOf(path)));
  const misspelled = new Set<string>();
  const pictures = new Set(
    fieldsOf(file)
      .filter(({ role }) => role === "picture" || role === "image")
      .map(({ path }) => keyOf(path)),
  );
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = knownFields(schema, file.value, issue.path);
    const present = Object.keys(Object(valueAt(file.value, issue.path)));
    const absent = known.filter((name) => !present.includes(name));
    const missing = absent.filter((name) => required.has(keyOf([...issue.path, name])));
    const [onlyMissing] = issue.keys.length === 1 && missing.length === 1 ? missing : [];
    return issue.keys.map((key) => {
      const near = nearest(key, absent);
      const meant = near ?? onlyMissing;
      if (meant !== undefined) misspelled.add(keyOf([...issue.path, meant]));
      return problemAt(file, [...issue.path, key], unknownField(key, known, near, onlyMissing), "name");
    });
  });
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !misspelled.has(keyOf(issue.path)))
    .filter(({ path }) => !pictures.has(keyOf(path)))
    .map((issue) => problemAt(file, issue.path, messageFor(file, issue, content)));
  return [...unknown, ...others];
}

const keyOf = (path: FieldPath) => path.map(String).join("\n");

/** @param onlyMissing the only missing field of the same object, if this is also its only unknown field */
function unknownField(
  key: string,
  known: readonly string[],
  meant: string | undefined,
  onlyMissing: string | undefined,
): Message {
  const otherwise =
    onlyMissing === undefined
      ? `Delete "${key}" and its value.`
      : `Did you mean "${onlyMissing}", which is missing? Write "${onlyMissing}":`;
  return {
    found: `There is no field "${key}" here.`,
    expected: `The fields here are ${quotedList(known)}.`,
    fix: meant === undefined ? otherwise : `Did you mean "${meant}"? Write "${meant}":`,
  };
}

function messageFor(file: AnyFile, issue: z.core.$ZodIssue, content: Content): Message {
  const value = valueAt(file.value, issue.path);
  if ("options" in issue && issue.options !== undefined)
    return unknownKind(file, issue.path, issue.options.map(String));
  const schema = schemaAt(schemaOf(file), file.value, issue.path);
  if (value === undefined) {
    const hint = schema && z.globalRegistry.get(schema)?.description;
    const field = String(issue.path.at(-1));
    return {
      found: `"${field}" is missing.`,
      expected: `It ${issue.message}.${hint === undefined ? "" : ` ${hint}`}`,
      fix: `Add this line after the {: "${field}": ${exampleOf(file, issue.path) ?? placeholders[String(Object(issue).expected)] ?? '"…"'},`,
    };
  }
  const isTarget = schema !== undefined && z.globalRegistry.get(schema)?.role === "target";
  if (isTarget && typeof value === "string") return suggestTarget(value, content);
  const date = impossibleDate(issue, value);
  if (date !== undefined) return date;
  const isClosed = typeof value === "string" && /^closed$/i.test(value);
  return {
    ...(isClosed && { cause: `closed ${file.name} ${issue.path.slice(0, -1).join()}` }),
    found: describeValue(value),
    expected: `It ${issue.message}.`,
    fix: suggestFix(issue, { value, schema }),
  };
}

const placeholders: Readonly<Record<string, string>> = {
  boolean: "false",
  array: "[]",
  object: "{}",
  number: "1",
};

/** Returns the value of a field in another entry of the same list, if it is short. */
function exampleOf(file: AnyFile, path: FieldPath): string | undefined {
  // The translation of another text is no example.
  if ("original" in file) return undefined;
  const index = path.findLastIndex((key) => typeof key === "number");
  const entries = entriesOf(valueAt(file.value, path.slice(0, index)));
  const values = entries.map((entry) => valueAt(entry, path.slice(index + 1)));
  const example = values.find((each) => each !== undefined);
  const written = example === undefined ? undefined : onOneLine(example);
  return written !== undefined && written.length < 80 ? written : undefined;
}

function unknownKind(file: AnyFile, path: FieldPath, kinds: readonly string[]): Message {
  const value = valueAt(file.value, path);
  const owner = path.slice(0, -1);
  const meant = typeof value === "string" ? nearest(value, kinds) : undefined;
  const likely = meant ?? kindOf(valueAt(file.value, owner), schemaAt(schemaOf(file), file.value, owner));
  return {
    found: value === undefined ? '"kind" is missing.' : `"${String(value)}" is not one of the kinds.`,
    expected:
      likely === undefined || kinds.length < 6
        ? `One of these kinds: ${quotedList(kinds)}.`
        : `One of the ${kinds.length} kinds. "${likely}" fits best here.`,
    fix:
      likely === undefined
        ? "Write one of these kinds."
        : `Did you mean "${likely}"? Write "kind": "${likely}".`,
  };
}

/** Returns the only kind whose other fields match an object; undefined if none or several match. */
function kindOf(value: unknown, schema: z.core.$ZodType | undefined): string | undefined {
  if (!isRecord(value) || !(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const kinds = schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject) || !(option.shape.kind instanceof z.ZodLiteral)) return [];
    const kind = String(option.shape.kind.value);
    const { Kind: _, ...fields } = value;
    return z.safeParse(option, { ...fields, kind }).success ? [kind] : [];
  });
  return kinds.length === 1 ? kinds[0] : undefined;
}
