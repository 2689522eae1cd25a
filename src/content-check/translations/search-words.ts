import { type First, isEmergency } from "../../content/emergencies";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { findSharedWords } from "../rules/concerns";
import type { SourceFile, TranslationFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

/** Finds words to search for that are listed twice, or that an emergency shares with a concern that calls others. */
export function findSearchWordProblems({ translations }: Content): Problem[] {
  return translations
    .filter(({ readable }) => readable)
    .flatMap((file) => {
      if (valueAt(file.value, ["words"]) === undefined) return [];
      if (file.original.collection === "concerns")
        return [...repeatedConcerns(file), ...findSharedWords(file)];
      return problemAt(file, ["words"], onlyForConcerns, "name");
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

/** Finds words to search for whose concern is not there, such as one that was removed. They are not used. */
export function findUnknownConcerns(file: TranslationFile): Problem[] {
  const ids = entriesOf(file.original.value).map((concern) => textOf(concern, "id"));
  return concernsIn(file).flatMap(([index, id]) =>
    ids.includes(id)
      ? []
      : problemAt(file, ["words", index, "concern"], {
          found: `There is no concern "${id}" in ${file.original.name}.`,
          expected: "The id of a concern, each only once.",
          fix: "Write the id of the concern that these words mean. If it was removed, delete them, too.",
        }),
  );
}

function repeatedConcerns(file: TranslationFile): Problem[] {
  const concerns = concernsIn(file);
  return concerns.flatMap(([index, id]) =>
    concerns.findIndex(([, other]) => other === id) === index
      ? []
      : problemAt(file, ["words", index, "concern"], {
          found: `"${id}" is listed twice.`,
          expected: "The id of a concern, each only once.",
          fix: "Put all its words into one of the two entries.",
        }),
  );
}

const concernsIn = ({ value }: TranslationFile): (readonly [index: number, id: string])[] =>
  entriesOf(valueAt(value, ["words"])).map((each, index) => [index, textOf(each, "concern") ?? ""]);

const onlyForConcerns = {
  found: "Only the translation of data/concerns.json has words to search for.",
  expected: 'No "words" here.',
  fix: 'Move them to the file of this language beside data/concerns.json, or delete "words".',
};
