import { findNodeAtLocation, type Node } from "jsonc-parser";
import { describeEntry, describeField } from "./describe-location";
import { locationAt, offsetInString } from "./json/text-positions";
import type { LaunchGroup } from "./rules/before-launch";
import type { AnyFile, FieldPath } from "./source-file";

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
