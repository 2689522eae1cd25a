import { problemAt } from "../problem";
import type { FieldPath, SourceFile } from "../source-file";
import { clip, entriesOf, isRecord, onOneLine, valueAt } from "../values";

/**
 * Says how to remove a value that refers to nothing: its line, its place in a list, or the entry that it belongs to, such as a
 * button. Undefined if the field is required.
 */
export function suggestRemoval(file: SourceFile, path: FieldPath, isOptional: boolean): string | undefined {
  const last = path.at(-1);
  const owner = path.slice(0, -1);
  if (typeof last === "number") return fromList(file, path);
  if (isOptional)
    return `delete the line ${withComma(file, path, fragment(last, valueAt(file.value, path)))}`;
  const entry = valueAt(file.value, owner);
  const isEntryOfPart = typeof owner.at(-1) === "number" && owner.length > 1 && owner.at(-2) !== "blocks";
  if (!isEntryOfPart || !isRecord(entry) || listAround(file, owner).length < 2) return undefined;
  return `delete the entry ${clip(onOneLine(entry), 120)}`;
}

function fromList(file: SourceFile, path: FieldPath): string | undefined {
  const list = listAround(file, path);
  if (list.length < 2) return undefined;
  const value = JSON.stringify(valueAt(file.value, path));
  const text = lineAt(file, path).trim();
  if (text === value || text === `${value},`) return `delete the line ${withComma(file, path, value)}`;
  const rest = list.filter((_, index) => index !== path.at(-1));
  return `delete it from the list: ${clip(onOneLine(rest), 120)}`;
}

/** Adds the comma that has to be deleted too: its own or, in the last line, the one of the line before. */
function withComma(file: SourceFile, path: FieldPath, written: string): string {
  const isLast = !lineAt(file, path).trimEnd().endsWith(",");
  return isLast ? `${written}, and the comma at the end of the line before` : `${written},`;
}

const lineAt = (file: SourceFile, path: FieldPath): string =>
  problemAt(file, path, { found: "", expected: "", fix: "" }).location?.text ?? "";

const listAround = (file: SourceFile, path: FieldPath) => entriesOf(valueAt(file.value, path.slice(0, -1)));

const fragment = (name: PropertyKey | undefined, value: unknown) =>
  `"${String(name)}": ${JSON.stringify(value)}`;
