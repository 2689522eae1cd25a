import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { collectionOf, type FieldPath, type SourceFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";
import { findDuplicatePages } from "./duplicate-pages";

/** A field whose value must be unique, with its value. */
interface Appearance {
  readonly file: SourceFile;
  readonly path: FieldPath;
  readonly value: string;
}

/** Finds repeated ids, old paths of redirects, visits of a pack, rooms of a guide, and paths, titles and descriptions of pages. */
export function findDuplicates({ files }: Content): Problem[] {
  const inLists = files.flatMap((file) =>
    repeats(uniqueFields(file).flatMap((field) => inList(file, field))),
  );
  const inBlocks = files.flatMap((file) =>
    ["visits", "rooms"].flatMap((list) => repeats(idsInBlocks(file, list))),
  );
  return [...inLists, ...findDuplicatePages(files), ...inBlocks];
}

/** The "from" of closures is a date, which closures.ts compares; elsewhere it is the old path of a redirect. */
function uniqueFields({ collection }: SourceFile): string[] {
  return collection === "closures" ? ["id"] : ["id", "from"];
}

/** The ids in the lists of this name that a page's blocks have. */
function idsInBlocks(file: SourceFile, list: string): Appearance[] {
  return entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, index) =>
    entriesOf(valueAt(block, [list])).flatMap((_, entry) =>
      appearance(file, ["blocks", index, list, entry, "id"]),
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

/** Creates a problem for each appearance of a value after the first. */
function repeats(appearances: readonly Appearance[]): Problem[] {
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

function repeated({ file, path, value }: Appearance, before: Appearance): Problem {
  const field = String(path.at(-1));
  return problemAt(file, path, {
    found: `The ${field === "from" ? "old address" : field} "${value}" is used twice.`,
    expected: `Each "${field}" only once. The same is in ${describeLocation(before.file, before.path)}.`,
    fix: duplicateFix(file, path, value),
  });
}

function duplicateFix(file: SourceFile, path: FieldPath, value: string): string {
  if (path.at(-1) === "from") return "Delete one of the two entries.";
  const free = file.collection === "team" ? freeFirstName(file, path, value) : `${value}-2`;
  return `Write another id, such as "${free}", or delete one of the two entries.`;
}

function freeFirstName(file: SourceFile, path: FieldPath, taken: string): string {
  const name = textOf(valueAt(file.value, path.slice(0, -1)), "name") ?? "";
  const own = name.toLowerCase().replace(/[^a-z].*/, "");
  return own !== "" && own !== taken ? own : `${taken}b`;
}
