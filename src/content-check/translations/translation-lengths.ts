import { z } from "zod";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type SourceFile, schemaOf } from "../source-file";
import { type Field, schemaAt } from "../walk-fields";
import { matchPairs } from "./match-pairs";
import { translatableFields } from "./translatable";

/** Finds translations that are too long or too short for the field whose English text they translate. */
export function findTranslationLengths(content: Content): Problem[] {
  const fields = content.files.flatMap((file) => translatableFields(file).map((field) => ({ file, field })));
  return content.languages.flatMap(({ code }) => {
    const { translated } = matchPairs(content, code);
    return fields.flatMap(({ file, field }) => {
      const pair = translated.get(field.value);
      if (pair === undefined) return [];
      const limit = lengthProblem(file, field, pair.text);
      if (limit === undefined) return [];
      return [
        problemAt(pair.file, ["texts", pair.index, "text"], {
          found: `The translation has ${pair.text.length} characters.`,
          expected: `It ${limit}.`,
          fix: "Say the same with other words.",
        }),
      ];
    });
  });
}

/** What the field's schema says of the text's length: "must have at most 160 characters". */
function lengthProblem(file: SourceFile, field: Field, text: string): string | undefined {
  const schema = schemaAt(schemaOf(file), file.value, field.path);
  const { error } = schema ? z.safeParse(schema, text) : {};
  return error?.issues.find(({ code }) => code === "too_big" || code === "too_small")?.message;
}
