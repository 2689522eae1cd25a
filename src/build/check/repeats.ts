import type { Fault } from "./fault";
import { faultAt } from "./fault-at";
import type { Content } from "./read-content";
import { collectionOf, type FieldPath, type SourceFile } from "./source-file";
import { entriesOf, textOf, valueAt } from "./values";

interface Appearance {
  readonly file: SourceFile;
  readonly path: FieldPath;
  readonly value: string;
}

/** Ids, old addresses, the paths, titles and descriptions of pages, the visits of a pack: what must be there only once. */
export function findRepeats({ files }: Content): Fault[] {
  const inLists = files.flatMap((file) => repeats(["id", "from"].flatMap((field) => inList(file, field))));
  const pages = files.filter(({ collection }) => collection === "pages");
  const betweenPages = ["path", "title", "description"].flatMap((field) =>
    repeats(pages.flatMap((file) => appearance(file, [field]))),
  );
  return [...inLists, ...betweenPages, ...pages.flatMap((file) => repeats(visitsOf(file)))];
}

function visitsOf(file: SourceFile): Appearance[] {
  return entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, index) =>
    entriesOf(valueAt(block, ["visits"])).flatMap((_, visit) =>
      appearance(file, ["blocks", index, "visits", visit, "id"]),
    ),
  );
}

function inList(file: SourceFile, field: string): Appearance[] {
  if (collectionOf(file).holds !== "list") return [];
  return entriesOf(file.value).flatMap((_, index) => appearance(file, [index, field]));
}

function appearance(file: SourceFile, path: FieldPath): Appearance[] {
  const value = textOf(valueAt(file.value, path.slice(0, -1)), String(path.at(-1)));
  return value === undefined ? [] : [{ file, path, value }];
}

/** A fault for each appearance of a value that is not its first. */
function repeats(appearances: readonly Appearance[]): Fault[] {
  const first = new Map<string, Appearance>();
  return appearances.flatMap((appearance) => {
    const before = first.get(appearance.value);
    if (before === undefined) {
      first.set(appearance.value, appearance);
      return [];
    }
    return [repeated(appearance, before)];
  });
}

function repeated({ file, path, value }: Appearance, before: Appearance): Fault {
  const field = String(path.at(-1));
  const where = faultAt(before.file, before.path, { found: "", expected: "", mend: "" }).place;
  return faultAt(file, path, {
    found: `"${value}" is there twice.`,
    expected: `Each "${field}" is there once; ${before.file.name}, line ${where?.line}, has the same.`,
    mend: "Change one of the two, or remove it.",
  });
}
