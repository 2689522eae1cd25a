import { describeLocation, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import {
  type CollectionName,
  collectionOf,
  type FieldPath,
  readableFiles,
  type SourceFile,
} from "../source-file";
import { firstName } from "../suggestions/did-you-mean";
import { quotedSeries } from "../suggestions/wording";
import { clip, entriesOf, repeatsOf, textOf, textsAt, valueAt } from "../values";
import { lastPart } from "./links";

/** Finds repeated ids, old paths of redirects, visits of a pack, rooms of a guide, and paths, titles and descriptions of pages. */
export function findDuplicates({ files }: Content): Problem[] {
  const lists = files.filter((file) => collectionOf(file).holds === "list");
  // The "from" of a redirect is the old path; elsewhere it is a date.
  const inLists = lists.flatMap((file) =>
    repeats(file, ["*"], file.collection === "redirects" ? "from" : "id"),
  );
  const inBlocks = files.flatMap((file) =>
    ["visits", "rooms"].flatMap((list) => repeats(file, ["blocks", "*", list, "*"], "id")),
  );
  return [...inLists, ...findDuplicatePages(files), ...inBlocks];
}

/**
 * Creates a problem for each appearance of a value after the first.
 * @param entries where the entries are, as `placesAt` takes it
 */
function repeats(file: SourceFile, entries: readonly string[], field: "id" | "from"): Problem[] {
  const places = textsAt(file.value, [...entries, field]);
  return repeatsOf(places, ({ value }) => value).map(([{ path, value }, before]) => {
    return problemAt(file, path, {
      found: `The ${field === "from" ? "old address" : field} "${value}" is used twice.`,
      expected: `Each "${field}" only once. The same is in ${describeLocation(file, before.path)}.`,
      fix: duplicateFix(file, path, value),
    });
  });
}

function duplicateFix(file: SourceFile, path: FieldPath, value: string): string {
  if (path.at(-1) === "from") return "Delete one of the two entries.";
  const free = file.collection === "team" ? freeFirstName(file, path, value) : `${value}-2`;
  return `Write another id, such as "${free}", or delete one of the two entries.`;
}

function freeFirstName(file: SourceFile, path: FieldPath, taken: string): string {
  const name = textOf(valueAt(file.value, path.slice(0, -1)), "name") ?? "";
  const own = firstName(name);
  return own !== "" && own !== taken ? own : `${taken}b`;
}

/** Fields whose values must differ between pages. */
const pageFields = ["path", "title", "description"];

/** Finds pages with the path, title or description of another page: one problem for each copy. */
function findDuplicatePages(files: readonly SourceFile[]): Problem[] {
  const pages = readableFiles(files, "pages");
  const scores = new Map(pages.map((page) => [page, originalScore(page, files)]));
  const sorted = [...pages].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  return sorted.flatMap((page, index) => {
    const others = sorted.slice(0, index);
    const original = others.find((other) => sharedFields(page, other).length > 0);
    return original === undefined ? [] : copyOf(page, original, sharedFields(page, original));
  });
}

/** Scores how likely a page is the original: its file is named after its path, and other files link to it. */
function originalScore({ name, value }: SourceFile, files: readonly SourceFile[]): number {
  const path = textOf(value, "path") ?? "";
  const isLinked = files.some((file) => file.name !== name && file.text.includes(`: "${path}"`));
  return (
    (name.endsWith(`/${lastPart(path)}.json`) ? 2 : 0) +
    (isLinked ? 1 : 0) -
    (/copy|old|backup/.test(name) ? 1 : 0)
  );
}

const sharedFields = (page: SourceFile, other: SourceFile): string[] =>
  pageFields.filter((field) => {
    const value = textOf(page.value, field);
    return value !== undefined && value === textOf(other.value, field);
  });

function copyOf(page: SourceFile, original: SourceFile, fields: readonly string[]): Problem {
  const [first = "path"] = fields;
  const value = textOf(page.value, first) ?? "";
  const where = describeLocation(original, [first]);
  const list = quotedSeries(fields);
  const parent = value.replace(/[^/]*$/, "");
  const name = lastPart(page.name).replace(/\.json$/, "");
  const path = first === "path" ? `Write "path": "${parent}${name}"` : `Write another ${first}`;
  const rest = fields.length > 1 ? ", and change the other fields, too" : "";
  return problemAt(page, [first], {
    found: `This page has the same ${list} as ${original.name}: "${clip(value)}".`,
    expected: `A different address, title and description for each page. The same ${first} is in ${where}.`,
    fix: `${path}${rest}. If this file is only a copy, delete it.`,
  });
}

/** Fields, besides the id, whose values must differ between the entries of a list. The first one names the entry. */
const entryFields = {
  team: ["name", "imageUrl", "description"],
  services: ["name", "path", "summary"],
  concerns: ["name", "path"],
  testimonials: ["quote"],
  news: ["title"],
  documents: ["title", "file"],
  partners: ["name"],
} as const satisfies Partial<Record<CollectionName, readonly string[]>>;

/** Finds entries that repeat another entry under a different id, as after copy and paste. */
export function findDuplicateEntries({ files }: Content): Problem[] {
  return (Object.keys(entryFields) as (keyof typeof entryFields)[]).flatMap((list) =>
    readableFiles(files, list).flatMap((file) => duplicatesIn(file, entryFields[list])),
  );
}

function duplicatesIn(file: SourceFile, fields: readonly string[]): Problem[] {
  const entries = entriesOf(file.value);
  const repeated = fields.flatMap((field) =>
    repeatsOf(textsAt(file.value, ["*", field]), ({ value }) => plain(value)).map(([again, first]) => ({
      field,
      index: Number(again.path[0]),
      original: Number(first.path[0]),
    })),
  );
  return entries.flatMap((entry, index) => {
    const found = repeated.filter((each) => each.index === index);
    const original = Math.min(...found.map((each) => each.original));
    const isIdTaken = textOf(entry, "id") === textOf(entries[original], "id");
    const shared = found.filter((each) => each.original === original).map(({ field }) => field);
    return found.length === 0 || isIdTaken ? [] : duplicate(file, index, original, shared);
  });
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

function duplicate(file: SourceFile, index: number, original: number, fields: readonly string[]): Problem {
  const list = quotedSeries(fields);
  const [first = "name"] = fields;
  const other = textOf(entriesOf(file.value)[original], "id");
  return problemAt(file, [index, first], {
    found: `This entry has the same ${list} as "${other}".`,
    expected: `A different ${list} in each entry. The same is in ${describeLocation(file, [original, first])}.`,
    fix: `If it is the same ${file.collection === "team" ? "person" : "one"}, delete one of the two entries. If not, write a different ${list} here.`,
  });
}
