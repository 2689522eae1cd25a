import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { CollectionName, SourceFile } from "../source-file";
import { entriesOf, textOf } from "../values";

/** What two entries of a list never share, beside their ids; the first is what an entry is known by. */
const ownFields: Partial<Record<CollectionName, readonly string[]>> = {
  team: ["name", "imageUrl", "description"],
  services: ["name", "path", "summary"],
  concerns: ["name"],
  testimonials: ["quote"],
  documents: ["title", "file"],
  partners: ["name"],
};

/** Entries that are the same person or thing as another one under another id, as after copy and paste. */
export function findDuplicateEntries({ files }: Content): Problem[] {
  return files.filter(({ readable }) => readable).flatMap(twinsIn);
}

function twinsIn(file: SourceFile): Problem[] {
  const fields = ownFields[file.collection] ?? [];
  const entries = entriesOf(file.value);
  return entries.flatMap((entry, index) => {
    const shared = (other: unknown) =>
      fields.filter((field) => isSame(textOf(entry, field), textOf(other, field)));
    const original = entries.slice(0, index).findIndex((other) => shared(other).length > 0);
    const isIdTaken = textOf(entry, "id") === textOf(entries[original], "id");
    return original === -1 || isIdTaken ? [] : [twin(file, index, original, shared(entries[original]))];
  });
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/\s+/g, " ").trim();
  return one !== undefined && other !== undefined && plain(one) === plain(other);
}

function twin(file: SourceFile, index: number, original: number, fields: readonly string[]): Problem {
  const list = fields
    .map((field) => `"${field}"`)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
  const [first = "name"] = fields;
  const other = textOf(entriesOf(file.value)[original], "id");
  return problemAt(file, [index, first], {
    found: `This entry has the same ${list} as "${other}".`,
    expected: `Each entry has its own; ${describeLocation(file, [original, first])}, has the same.`,
    fix: `If it is the same ${file.collection === "team" ? "person" : "one"}, delete one of the two entries. If not, write its own ${list} here.`,
  });
}
