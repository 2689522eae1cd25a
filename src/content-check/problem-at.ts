import { findNodeAtLocation, type Node } from "jsonc-parser";
import { describeEntry, describeField } from "./describe-location";
import { locationAt, offsetInString } from "./json/source-location";
import type { Message, Problem } from "./problem";
import type { FieldPath, SourceFile } from "./source-file";

/** The value itself, its field's name, or a character of it (its index in the string). */
type Spot = "value" | "name" | number;

/** A problem at a value of a file, or where the value ought to be. */
export function problemAt(file: SourceFile, path: FieldPath, words: Message, spot: Spot = "value"): Problem {
  const { entry, within } = describeEntry(file, path);
  return {
    file: file.name,
    location: locationAt(file.text, offsetOf(file, path, spot)),
    ...(entry !== undefined && { entry }),
    ...(within.length > 0 && { field: describeField(within) }),
    ...words,
  };
}

/** Where a value is, such as "data/team.json, line 12". */
export function describeLocation(file: SourceFile, path: FieldPath): string {
  return `${file.name}, line ${locationAt(file.text, offsetOf(file, path, "value")).line}`;
}

function offsetOf(file: SourceFile, path: FieldPath, spot: Spot): number {
  const node = nearestNode(file.root, path);
  if (node === undefined) return 0;
  if (typeof spot === "number") return offsetInString(file.text, node.offset, spot);
  return spot === "name" && node.parent?.type === "property" ? node.parent.offset : node.offset;
}

/** The node at a path, or else the innermost one around the place where it is missing. */
function nearestNode(root: Node | undefined, path: FieldPath): Node | undefined {
  if (root === undefined || path.length === 0) return root;
  const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
  return findNodeAtLocation(root, keys) ?? nearestNode(root, path.slice(0, -1));
}
