import { type Message, type Problem, problemAt } from "./problem";
import type { Content } from "./read-content";
import { type AnyFile, readableFiles, type SourceFile, schemaOf } from "./source-file";
import { type Field, walkFields } from "./walk-fields";

/** A problem in a field's text. `index` is the character where the problem starts; without it, the first one. */
export interface FieldProblem extends Message {
  readonly index?: number;
}

/** What a check says about a field: nothing, one problem or several. */
export type Check = (field: Field, file: SourceFile) => FieldProblem | readonly FieldProblem[];

/** Runs a check on every text field of the files that can be read, and collects the problems. */
export function checkFields({ files }: Content, check: Check): Problem[] {
  return readableFiles(files).flatMap((file) =>
    fieldsOf(file).flatMap((field) =>
      [check(field, file)]
        .flat()
        .map(({ index, ...message }) => problemAt(file, field.path, message, index ?? "value")),
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
