import { getNodeValue, type Node, parseTree } from "jsonc-parser";

/** A value with the form in which a file has it. */
export interface Written {
  readonly value: unknown;
  /** As it is in the file. */
  readonly text: string;
  /** Whether an object begins on a new line after its brace. */
  readonly isExpanded: boolean;
  /** The fields of an object, in the order of the file. */
  readonly members: ReadonlyMap<string, Written>;
  /** The entries of a list. */
  readonly entries: readonly Written[];
}

/** Reads a JSON file with its form; undefined if it is not JSON. */
export function readWritten(text: string): Written | undefined {
  const errors: Parameters<typeof parseTree>[1] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  return root === undefined || errors.length > 0 ? undefined : written(root, text);
}

function written(node: Node, file: string): Written {
  const { type, children = [] } = node;
  const text = file.slice(node.offset, node.offset + node.length);
  return {
    value: getNodeValue(node),
    text,
    isExpanded: type === "object" && /^\{\s*\n/.test(text),
    members: new Map(type === "object" ? children.flatMap((property) => member(property, file)) : []),
    entries: type === "array" ? children.map((entry) => written(entry, file)) : [],
  };
}

function member({ children = [] }: Node, file: string): [string, Written][] {
  const [key, value] = children;
  return key === undefined || value === undefined ? [] : [[String(key.value), written(value, file)]];
}
