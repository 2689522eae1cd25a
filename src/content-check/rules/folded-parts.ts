import { placesAt } from "../places";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { textOf, valueAt } from "../values";

/** Finds required fields in a folded part of a sheet: nobody would see what is missing. */
export function findRequiredFoldedFields({ files }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) =>
    placesAt(file.value, ["blocks", "*", "parts", "*"])
      .filter((part) => valueAt(part.value, ["isFolded"]) === true)
      .flatMap((part) => placesAt(part.value, ["fields", "*"], part.path))
      .filter((field) => isRequired(field.value))
      .map(({ path, value }) =>
        problemAt(file, [...path, "name"], hiddenField(textOf(value, "label") ?? "")),
      ),
  );
}

function isRequired(field: unknown): boolean {
  return valueAt(field, ["isOptional"]) !== true && textOf(field, "kind") !== "signature";
}

const hiddenField = (label: string): Message => ({
  found: `The field "${label}" is required, but its part is folded away.`,
  expected: "Only optional fields in a part that is folded away at first.",
  fix: 'Add "isOptional": true to the field, or delete "isFolded": true from its part.',
});
