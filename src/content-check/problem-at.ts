import { findNodeAtLocation, type Node } from "jsonc-parser";
import { describeEntry, describeField } from "./describe-location";
import { locationAt, offsetInString } from "./json/text-positions";
import type { Message, Problem } from "./problem";
import type { AnyFile, FieldPath } from "./source-file";

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
    isWrong ? [problemAt(file, [...owner, ...path], message)] : [],
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
