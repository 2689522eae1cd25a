import { type AnyFile, collectionOf, type FieldPath } from "./source-file";
import { clip, isRecord, textOf, valueAt } from "./values";

interface EntryName {
  /** Absent if the path is not inside an entry. */
  readonly entry?: string;
  /** The rest of the path, inside the entry. */
  readonly within: FieldPath;
}

/** Splits a path into the entry, under a name that editors recognize, and the path inside that entry. */
export function describeEntry(file: AnyFile, path: FieldPath): EntryName {
  const [first, second] = path;
  if (!("collection" in file)) {
    const english = textOf(valueAt(file.value, path.slice(0, 2)), "english");
    if (first !== "texts" || typeof second !== "number" || english === undefined) return { within: path };
    return { entry: `text ${second + 1}, "${clip(english, 40)}"`, within: path.slice(2) };
  }
  if (collectionOf(file).holds === "list" && typeof first === "number") {
    return { entry: listEntry(first, valueAt(file.value, [first])), within: path.slice(1) };
  }
  if (file.collection === "pages" && first === "blocks" && typeof second === "number") {
    return { entry: blockName(second, valueAt(file.value, [first, second])), within: path.slice(2) };
  }
  return { within: path };
}

/** Describes a field for editors: ["items", 1, "title"] gives `"title" in entry 2 of "items"`. */
export function describeField(path: FieldPath): string {
  const last = path.at(-1);
  const rest = path.slice(0, -1);
  const name = typeof last === "number" ? `entry ${last + 1}` : `"${String(last)}"`;
  if (rest.length === 0) return name;
  return `${name} ${typeof last === "number" ? "of" : "in"} ${describeField(rest)}`;
}

function listEntry(index: number, entry: unknown): string {
  const name = isRecord(entry) ? (entry.id ?? entry.title ?? entry.from) : undefined;
  return typeof name === "string" ? `"${name}"` : `entry ${index + 1}`;
}

function blockName(index: number, block: unknown): string {
  const { kind, heading } = isRecord(block) ? block : {};
  const parts = [`block ${index + 1}`];
  if (typeof kind === "string") parts.push(kind);
  if (typeof heading === "string") parts.push(`"${clip(heading, 40)}"`);
  return parts.join(", ");
}
