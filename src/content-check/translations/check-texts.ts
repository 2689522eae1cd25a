import { checkFields, type FieldProblem } from "../check-fields";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import type { Field } from "../walk-fields";
import { matchPairs } from "./match-pairs";
import { translatableFields } from "./translatable";

type Check = (field: Field, file: SourceFile) => readonly FieldProblem[];

/** Runs a check on every text field of the content, and on the translations of these fields. */
export function checkTexts(content: Content, check: Check): Problem[] {
  return [...checkFields(content, check), ...checkTranslations(content, check)];
}

/** Runs a check on every translation, as if it was in the field that it translates. */
export function checkTranslations(content: Content, check: Check): Problem[] {
  if (content.languages.length === 0) return [];
  const homes = new Map(
    content.files
      .flatMap((file) => translatableFields(file).map((field) => [field.value, { field, file }] as const))
      .reverse(),
  );
  return content.languages.flatMap(({ code }) =>
    [...matchPairs(content, code).translated.values()].flatMap(({ now, text, index, file }) => {
      const home = homes.get(now);
      if (home === undefined) return [];
      return check({ ...home.field, value: text, isWellFormed: true }, home.file).map((problem) =>
        problemAt(file, ["texts", index, "text"], problem, problem.index ?? "value"),
      );
    }),
  );
}
