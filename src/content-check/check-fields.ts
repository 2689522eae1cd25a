import type { Message, Problem } from "./problem";
import { problemAt } from "./problem-at";
import type { Content } from "./read-content";
import { type SourceFile, schemaOf } from "./source-file";
import { type Field, walkFields } from "./walk-fields";

/** A problem of a field's text; `index` is the character at which it begins, if not the first. */
export interface FieldProblem extends Message {
  readonly index?: number;
}

/** Shows every text of the well-formed files to a judge, and gathers what it finds. */
export function checkFields(
  { files }: Content,
  check: (field: Field, file: SourceFile) => readonly FieldProblem[],
): Problem[] {
  return files
    .filter(({ readable }) => readable)
    .flatMap((file) =>
      [...walkFields(schemaOf(file), file.value)].flatMap((field) =>
        check(field, file).map(({ index, ...words }) => problemAt(file, field.path, words, index ?? "value")),
      ),
    );
}
