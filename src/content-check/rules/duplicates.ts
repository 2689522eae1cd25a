import { type Place, textsAt } from "../places";
import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { collectionOf, type FieldPath, type SourceFile } from "../source-file";
import { textOf, valueAt } from "../values";
import { findDuplicatePages } from "./duplicate-pages";

/** Finds repeated ids, old paths of redirects, visits of a pack, rooms of a guide, and paths, titles and descriptions of pages. */
export function findDuplicates({ files }: Content): Problem[] {
  const lists = files.filter((file) => collectionOf(file).holds === "list");
  const inLists = lists.flatMap((file) => repeats(file, ["*"], uniqueFields(file)));
  const inBlocks = files.flatMap((file) =>
    ["visits", "rooms"].flatMap((list) => repeats(file, ["blocks", "*", list, "*"], ["id"])),
  );
  return [...inLists, ...findDuplicatePages(files), ...inBlocks];
}

/** The "from" of a redirect is the old path; elsewhere it is a date. */
function uniqueFields({ collection }: SourceFile): string[] {
  return collection === "redirects" ? ["id", "from"] : ["id"];
}

/**
 * Creates a problem for each appearance of a value after the first.
 * @param entries where the entries are, as `placesAt` takes it
 * @param fields the fields of an entry whose value must be unique
 */
function repeats(file: SourceFile, entries: readonly string[], fields: readonly string[]): Problem[] {
  const first = new Map<string, FieldPath>();
  return fields
    .flatMap((field) => textsAt(file.value, [...entries, field]))
    .flatMap((place) => {
      const before = first.get(place.value);
      if (before !== undefined) return [repeated(file, place, before)];
      first.set(place.value, place.path);
      return [];
    });
}

function repeated(file: SourceFile, { path, value }: Place<string>, before: FieldPath): Problem {
  const field = String(path.at(-1));
  return problemAt(file, path, {
    found: `The ${field === "from" ? "old address" : field} "${value}" is used twice.`,
    expected: `Each "${field}" only once. The same is in ${describeLocation(file, before)}.`,
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
