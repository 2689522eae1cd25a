import type { Fault, Words } from "./problem";
import { faultAt } from "./problem-at";
import type { Content } from "./read-content";
import { type SourceFile, schemaOf } from "./source-file";
import { type Field, fieldsOf } from "./walk-fields";

/** A fault of a field's text; `index` is the character at which it begins, if not the first. */
export interface Finding extends Words {
  readonly index?: number;
}

/** Shows every text of the well-formed files to a judge, and gathers what it finds. */
export function eachField(
  { files }: Content,
  judge: (field: Field, file: SourceFile) => readonly Finding[],
): Fault[] {
  return files
    .filter(({ readable }) => readable)
    .flatMap((file) =>
      [...fieldsOf(schemaOf(file), file.value)].flatMap((field) =>
        judge(field, file).map(({ index, ...words }) => faultAt(file, field.path, words, index ?? "value")),
      ),
    );
}
