import { findNodeAtLocation, type Node } from "jsonc-parser";
import { locationAt, offsetInString } from "./json/text-positions";
import type { LaunchGroup } from "./rules/before-launch";
import { type AnyFile, collectionOf, type FieldPath } from "./source-file";
import { clip, isRecord, textOf, valueAt } from "./values";

/** A position in a file as code editors show it: line and column count from 1. `text` is the whole line. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Describes a problem to an editor in plain sentences. */
export interface Message {
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** A key shared by problems with the same cause. They are reported as one problem. */
  readonly cause?: string;
}

/** What a problem stops: an error every build, a warning nothing, and the rest that the website goes live. */
export type Severity = "error" | "warning" | "before launch";

/** A problem that an editor has to fix. */
export interface Problem extends Message {
  /** The heading under which it is listed before the website goes live. */
  readonly group?: LaunchGroup;
  /** Relative to the project's folder, such as "data/team.json"; "environment" for a setting. */
  readonly file: string;
  /** Absent if the problem is the file itself: it is missing, or it should not exist. */
  readonly location?: SourceLocation;
  /** Where it is in the value of the file; absent if it is the file itself. */
  readonly path?: FieldPath;
  /** The entry of a list, or the block of a page. */
  readonly entry?: string;
  /** The field of that entry. */
  readonly field?: string;
  /** Other locations with the same cause, such as "data/pages/home.json, line 12". */
  readonly also?: readonly string[];
}

/** Compares problems for sorting: by file, then from top to bottom. */
export function inReadingOrder(first: Problem, second: Problem): number {
  return (
    first.file.localeCompare(second.file) ||
    (first.location?.line ?? 0) - (second.location?.line ?? 0) ||
    (first.location?.column ?? 0) - (second.location?.column ?? 0)
  );
}

/** What a location points at: a value, the name of its field, or one character of it (its index in the string). */
type LocationKind = "value" | "name" | number;

/** Creates a problem that points at a value in a file, or at where the missing value should be. */
export function problemAt(
  file: AnyFile,
  path: FieldPath,
  message: Message,
  kind: LocationKind = "value",
): Problem {
  const { entry, within } = describeEntry(file, path);
  return {
    file: file.name,
    location: locationAt(file.text, offsetOf(file, path, kind)),
    path,
    ...(entry !== undefined && { entry }),
    ...(within.length > 0 && { field: describeField(within) }),
    ...message,
  };
}

/** Creates the problems of checks: each says whether something is wrong, where below `owner`, and what. */
export function problemsAt(
  file: AnyFile,
  owner: FieldPath,
  checks: readonly (readonly [isWrong: unknown, path: FieldPath, message: Message])[],
): Problem[] {
  return checks.flatMap(([isWrong, path, message]) =>
    isWrong ? problemAt(file, [...owner, ...path], message) : [],
  );
}

/** Describes where a value is, such as "data/team.json, line 12". */
export function describeLocation(file: AnyFile, path: FieldPath): string {
  return `${file.name}, line ${locationAt(file.text, offsetOf(file, path, "value")).line}`;
}

function offsetOf(file: AnyFile, path: FieldPath, kind: LocationKind): number {
  const node = nearestNode(file.root, path);
  if (node === undefined) return 0;
  if (typeof kind === "number") return offsetInString(file.text, node.offset, kind);
  return kind === "name" && node.parent?.type === "property" ? node.parent.offset : node.offset;
}

/** Returns the node at a path or, if there is none, its closest ancestor. */
function nearestNode(root: Node | undefined, path: FieldPath): Node | undefined {
  if (root === undefined || path.length === 0) return root;
  const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
  return findNodeAtLocation(root, keys) ?? nearestNode(root, path.slice(0, -1));
}

/** Splits a path into the entry, if it is inside one, under a name that editors recognize, and the path within it. */
export function describeEntry(file: AnyFile, path: FieldPath): { entry?: string; within: FieldPath } {
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

/** Merges problems with the same cause into the first one, which then lists the locations of the others. */
export function onePerCause(problems: readonly Problem[]): Problem[] {
  return grouped(problems, (problem) => problem.cause ?? problem).flatMap(([, [first, ...others]]) =>
    first === undefined ? [] : others.length === 0 ? first : { ...first, also: locationsOf(others) },
  );
}

/** Describes locations, one text per file: "data/pages/home.json, lines 12 and 40". */
const locationsOf = (problems: readonly Problem[]): string[] =>
  grouped(problems, ({ file }) => file).map(([file, inFile]) => {
    const lines = [...new Set(inFile.flatMap(({ location }) => location?.line ?? []))];
    const list = [lines.slice(0, -1).join(", "), lines.at(-1)].filter(Boolean).join(" and ");
    return `${file}${list && `, line${lines.length > 1 ? "s" : ""} ${list}`}`;
  });

/** Groups items by a key, in the order in which the keys first appear. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [key: Key, group: Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
