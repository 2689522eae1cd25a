import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

/** Finds required fields in a folded part of a sheet: nobody would see what is missing. */
export function findRequiredFoldedFields({ files }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) =>
    entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, index) =>
      requiredFields(block).map((path) => {
        const label = textOf(valueAt(block, path), "label") ?? "";
        return problemAt(file, ["blocks", index, ...path, "name"], hiddenField(label));
      }),
    ),
  );
}

/** The paths of the required fields in the folded parts of a block. */
function requiredFields(block: unknown): FieldPath[] {
  return entriesOf(valueAt(block, ["parts"])).flatMap((part, partIndex) =>
    entriesOf(valueAt(part, ["fields"])).flatMap((field, index) => {
      const isRequired = valueAt(field, ["isOptional"]) !== true && textOf(field, "kind") !== "signature";
      return valueAt(part, ["isFolded"]) === true && isRequired
        ? [["parts", partIndex, "fields", index]]
        : [];
    }),
  );
}

const hiddenField = (label: string): Message => ({
  found: `The field "${label}" is required, but its part is folded away.`,
  expected: "Only optional fields in a part that is folded away at first.",
  fix: 'Add "isOptional": true to the field, or delete "isFolded": true from its part.',
});
