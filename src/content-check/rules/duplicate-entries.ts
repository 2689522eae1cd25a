import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type CollectionName, readableFiles, type SourceFile } from "../source-file";
import { quotedSeries } from "../suggestions/nearest";
import { entriesOf, textOf } from "../values";

/** Fields, besides the id, whose values must differ between the entries of a list. The first one names the entry. */
const uniqueFields = {
  team: ["name", "imageUrl", "description"],
  services: ["name", "path", "summary"],
  concerns: ["name"],
  testimonials: ["quote"],
  news: ["title"],
  documents: ["title", "file"],
  partners: ["name"],
} as const satisfies Partial<Record<CollectionName, readonly string[]>>;

/** Finds entries that repeat another entry under a different id, as after copy and paste. */
export function findDuplicateEntries({ files }: Content): Problem[] {
  return (Object.keys(uniqueFields) as (keyof typeof uniqueFields)[]).flatMap((list) =>
    readableFiles(files, list).flatMap((file) => duplicatesIn(file, uniqueFields[list])),
  );
}

function duplicatesIn(file: SourceFile, fields: readonly string[]): Problem[] {
  const entries = entriesOf(file.value);
  return entries.flatMap((entry, index) => {
    const shared = (other: unknown) =>
      fields.filter((field) => isSame(textOf(entry, field), textOf(other, field)));
    const original = entries.findIndex((other) => shared(other).length > 0);
    const isIdTaken = textOf(entry, "id") === textOf(entries[original], "id");
    return original === -1 || isIdTaken ? [] : [duplicate(file, index, original, shared(entries[original]))];
  });
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const plain = (text: string | undefined) => text?.toLowerCase().replace(/\s+/g, " ").trim();
  return one !== undefined && plain(one) === plain(other);
}

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
