import { z } from "zod";
import type { FieldRole } from "../content/field-roles";
import { type Message, type Problem, problemAt } from "./problem";
import type { Content } from "./read-content";
import { type AnyFile, type FieldPath, readableFiles, type SourceFile, schemaOf } from "./source-file";
import { isRecord, valueAt } from "./values";

type Schema = z.core.$ZodType;

/** A text field of the content that a schema describes. */
export interface Field {
  readonly path: FieldPath;
  readonly value: string;
  readonly role: FieldRole | undefined;
  /** Whether the value is valid for its schema. */
  readonly isWellFormed: boolean;
  /** Whether the field may be left out. */
  readonly isOptional: boolean;
}

/** Yields every text field in a value, even if other parts of the value are invalid. */
export function* walkFields(
  schema: Schema,
  value: unknown,
  path: FieldPath = [],
  isOptional = false,
): Generator<Field> {
  if (schema instanceof z.ZodOptional) {
    yield* walkFields(schema.unwrap(), value, path, true);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walkFields(schema.element, entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [key, field] of Object.entries(shapeOf(schema, value) ?? {})) {
      yield* walkFields(field, value[key], [...path, key]);
    }
  } else if (typeof value === "string") {
    const role = z.globalRegistry.get(schema)?.role;
    yield { path, value, role, isWellFormed: z.safeParse(schema, value).success, isOptional };
  }
}

/** Returns the schema at a path, without its `optional` wrapper; undefined if there is none. */
export function schemaAt(schema: Schema, value: unknown, path: FieldPath): Schema | undefined {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), value, path);
  if (key === undefined) return schema;
  if (schema instanceof z.ZodArray && typeof key === "number") {
    return schemaAt(schema.element, Array.isArray(value) ? value[key] : undefined, rest);
  }
  const fields = isRecord(value) ? value : {};
  const field = shapeOf(schema, fields)?.[String(key)];
  return field === undefined ? undefined : schemaAt(field, fields[String(key)], rest);
}

/** Returns the names of the fields that the object at a path may have; empty if there is no object. */
export function knownFields(schema: Schema, value: unknown, path: FieldPath): string[] {
  const object = valueAt(value, path);
  const described = schemaAt(schema, value, path);
  return described && isRecord(object) ? Object.keys(shapeOf(described, object) ?? {}) : [];
}

/** Returns the fields of an object's schema. For a union, they are the fields of the value's kind. */
export function shapeOf(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
): z.core.$ZodShape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined;
  const key = schema.def.discriminator;
  return schema.options
    .filter((option) => option instanceof z.ZodObject)
    .find((option) => z.safeParse(option.shape[key], value[key]).success)?.shape;
}

/** A problem in a field's text. `index` is the character where the problem starts; without it, the first one. */
export interface FieldProblem extends Message {
  readonly index?: number;
}

/** What a check says about a field: nothing, one problem or several. */
export type Check = (field: Field, file: SourceFile) => FieldProblem | readonly FieldProblem[] | undefined;

/** Runs a check on every text field of the files that can be read, and collects the problems. */
export function checkFields({ files }: Content, check: Check): Problem[] {
  return readableFiles(files).flatMap((file) =>
    fieldsOf(file).flatMap((field) => problemsIn(file, field.path, check(field, file))),
  );
}

/** Creates the problems that a check has found in a field. */
export function problemsIn(file: AnyFile, path: FieldPath, found: ReturnType<Check>): Problem[] {
  return [found ?? []].flat().map(({ index, ...message }) => problemAt(file, path, message, index));
}

const known = new WeakMap<AnyFile, readonly Field[]>();

/** Returns the text fields of a file. Many rules read them, so they are found once. */
export function fieldsOf(file: AnyFile): readonly Field[] {
  const fields = known.get(file) ?? [...walkFields(schemaOf(file), file.value)];
  known.set(file, fields);
  return fields;
}
