import type { Message, Problem } from "./problem";
import { problemAt } from "./problem-at";
import type { Content } from "./read-content";
import { type AnyFile, readableFiles, type SourceFile, schemaOf } from "./source-file";
import { type Field, walkFields } from "./walk-fields";

/** A problem in a field's text. `index` is the character where the problem starts; without it, the first one. */
export interface FieldProblem extends Message {
  readonly index?: number;
}

/** Runs a check on every text field of the files that can be read, and collects the problems. */
export function checkFields(
  { files }: Content,
  check: (field: Field, file: SourceFile) => readonly FieldProblem[],
): Problem[] {
  return readableFiles(files).flatMap((file) =>
    fieldsOf(file).flatMap((field) =>
      check(field, file).map(({ index, ...message }) =>
        problemAt(file, field.path, message, index ?? "value"),
      ),
    ),
  );
}

const known = new WeakMap<AnyFile, readonly Field[]>();

/** Returns the text fields of a file. Many rules read them, so they are found once. */
export function fieldsOf(file: AnyFile): readonly Field[] {
  const fields = known.get(file) ?? [...walkFields(schemaOf(file), file.value)];
  known.set(file, fields);
  return fields;
}
