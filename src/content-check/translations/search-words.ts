import { type First, isEmergency } from "../../content/emergencies";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { findSharedWords } from "../rules/concerns";
import type { SourceFile, TranslationFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

/** Finds words to search for that belong to no concern, or that an emergency shares with a concern that calls others. */
export function findSearchWordProblems({ translations }: Content): Problem[] {
  return translations
    .filter(({ readable }) => readable)
    .flatMap((file) => {
      if (valueAt(file.value, ["words"]) === undefined) return [];
      if (file.original.collection === "concerns")
        return [...unknownConcerns(file), ...findSharedWords(file)];
      return [problemAt(file, ["words"], onlyForConcerns, "name")];
    });
}

/** Returns the ids of emergencies that have no words to search for in the translation beside them. */
export function emergenciesWithoutWords(translations: readonly TranslationFile[]): string[] {
  return translations.flatMap((file) => {
    const known = entriesOf(valueAt(file.value, ["words"]))
      .filter((each) => entriesOf(valueAt(each, ["words"])).length > 0)
      .map((each) => textOf(each, "concern"));
    return entriesOf(file.original.value)
      .filter((concern) => isEmergency(textOf(concern, "first") as First | undefined))
      .map((concern) => textOf(concern, "id") ?? "")
      .filter((id) => !known.includes(id));
  });
}

/** Whether a page shows the worry finder. */
export function hasConcernFinder({ value }: SourceFile): boolean {
  return entriesOf(valueAt(value, ["blocks"])).some((block) => textOf(block, "kind") === "concern-finder");
}

function unknownConcerns(file: TranslationFile): Problem[] {
  const ids = entriesOf(file.original.value).map((concern) => textOf(concern, "id"));
  const seen = new Set<string>();
  return entriesOf(valueAt(file.value, ["words"])).flatMap((each, index) => {
    const id = textOf(each, "concern") ?? "";
    const isKnown = ids.includes(id) && !seen.has(id);
    seen.add(id);
    if (isKnown) return [];
    return [
      problemAt(file, ["words", index, "concern"], {
        found: ids.includes(id)
          ? `"${id}" is listed twice.`
          : `There is no concern "${id}" in ${file.original.name}.`,
        expected: "The id of a concern, each only once.",
        fix: ids.includes(id)
          ? "Put all its words into one of the two entries."
          : "Write the id of the concern that these words mean.",
      }),
    ];
  });
}

const onlyForConcerns = {
  found: "Only the translation of data/concerns.json has words to search for.",
  expected: 'No "words" here.',
  fix: 'Move them to the file of this language beside data/concerns.json, or delete "words".',
};
