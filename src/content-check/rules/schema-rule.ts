import { z } from "zod";
import { type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { type AnyFile, type FieldPath, schemaOf } from "../source-file";
import { closestValidValue, slug } from "../suggestions/did-you-mean";
import { impossibleDate, suggestFix } from "../suggestions/suggest-fix";
import { otherSite, suggestTarget } from "../suggestions/suggest-target";
import { nearest, quotedList } from "../suggestions/wording";
import { describeValue, entriesOf, isRecord, onOneLine, textOf, valueAt } from "../values";
import { fieldsOf, knownFields, schemaAt } from "../walk-fields";
import { zodMessage } from "../zod-messages";

/**
 * Finds what does not match the schemas in src/content. Fields for pictures are checked by findAttachmentProblems, which knows
 * the files.
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
  const meta = schema && z.globalRegistry.get(schema);
  if (value === undefined) {
    const hint = meta?.description;
    const field = String(issue.path.at(-1));
    return {
      found: `"${field}" is missing.`,
      expected: `It ${issue.message}.${hint === undefined ? "" : ` ${hint}`}`,
      fix: missingLine(
        field,
        valueToWrite(file, issue.path, schema, content),
        String(Object(issue).expected),
      ),
    };
  }
  if (meta?.role === "target" && typeof value === "string") return suggestTarget(value, content);
  const isPage = meta?.picks !== undefined && typeof value === "string";
  const special = impossibleDate(issue, value) ?? (isPage ? otherSite(value, content) : undefined);
  if (special !== undefined) return special;
  const isClosed = typeof value === "string" && /^closed$/i.test(value);
  return {
    ...(isClosed && { cause: `closed ${file.name} ${issue.path.slice(0, -1).join()}` }),
    found: describeValue(value),
    expected: `It ${issue.message}.`,
    fix:
      closedSeason(issue.path, file.value) ??
      suggestFix(issue, {
        value,
        schema,
        known: content.fromFiles?.(file, issue.path),
        used: issue.path.at(-1) === "id" ? idsBeside(file, issue.path) : [],
      }),
  };
}

/** Says where a season without hours belongs: it is a closure. */
function closedSeason(path: FieldPath, clinic: unknown): string | undefined {
  if (path[0] !== "seasons" || path[2] !== "hours") return undefined;
  const season = valueAt(clinic, path.slice(0, 2));
  if (entriesOf(valueAt(season, ["hours"])).length > 0) return undefined;
  const [reason = "…", from = "…", to = "…"] = ["name", "from", "to"].map((field) => textOf(season, field));
  const entry = { id: slug(`${reason} ${from.slice(0, 4)}`), reason, from, to };
  return `If you are closed all that time, delete this season, and add this to data/closures.json: ${onOneLine(entry)}`;
}

function missingLine(field: string, value: unknown, type: string): string {
  if (value !== undefined) return `Add this line after the {: "${field}": ${onOneLine(value)},`;
  return `Add this line after the {, with your own in place of the …: "${field}": ${placeholders[type] ?? '"…"'},`;
}

const placeholders: Readonly<Record<string, string>> = {
  boolean: "…",
  array: '["…"]',
  object: "{ … }",
  number: "…",
};

/** Returns the value that a missing field should have: what the files or the entry's name say. Never that of another entry. */
function valueToWrite(
  file: AnyFile,
  path: FieldPath,
  schema: z.core.$ZodType | undefined,
  { fromFiles }: Content,
): unknown {
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (path.at(-1) !== "id" || schema === undefined) return fromFiles?.(file, path);
  const entry = valueAt(file.value, path.slice(0, -1));
  const name = ["name", "title", "reason"].map((field) => textOf(entry, field)).find(Boolean);
  const id = closestValidValue(name ?? "", (each) => z.safeParse(schema, each).success);
  return idsBeside(file, path).includes(id) ? undefined : id;
}

/** The ids of the entries of a list. */
const idsBeside = (file: AnyFile, path: FieldPath) =>
  entriesOf(valueAt(file.value, path.slice(0, -2))).map((each) => textOf(each, "id"));

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
    return z.safeParse(option, { ...fields, kind }).success ? kind : [];
  });
  return kinds.length === 1 ? kinds[0] : undefined;
}
