import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isRecord } from "../values";
import { matchEntries } from "./match-entries";

/** A value with the form in which a file has it. */
interface Written {
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

/** Marks that are written above or below the letter before them. */
const combining = /\p{Mark}|\p{Default_Ignorable_Code_Point}/u;

/** Scripts whose characters are two columns wide. */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation}/u;

/** How many columns a line takes in an editor with letters of one width, which is how the linter counts. */
function widthOf(line: string): number {
  if (/^[ -~]*$/.test(line)) return line.length;
  return [...line].reduce((sum, letter) => sum + (combining.test(letter) ? 0 : wide.test(letter) ? 2 : 1), 0);
}

/** The longest line that the linter allows, in columns. */
const lineWidth = 110;

/** The two forms of a value: on one line, and over several lines. A value may have only one of them. */
type Layout =
  | { readonly flat: string; readonly expanded?: (indent: string) => string }
  | { readonly flat?: string; readonly expanded: (indent: string) => string };

/**
 * Writes a value as the linter formats JSON. Objects over several lines and escapes of letters stay as they were in the file.
 * @param old the value's earlier version in its file
 */
export function jsonText(value: unknown, old?: Written): string {
  const { flat, expanded } = layoutOf(value, old, old);
  const fits = flat !== undefined && (expanded === undefined || widthOf(flat) <= lineWidth);
  return `${fits ? flat : expanded?.("")}\n`;
}

/** @param like a value that a new value is formatted like: its own earlier version, or the entry before it */
function layoutOf(value: unknown, old: Written | undefined, like: Written | undefined): Layout {
  if (Array.isArray(value)) return listLayout(value, old, like);
  if (isRecord(value)) return objectLayout(value, old, like);
  return { flat: old !== undefined && old.value === value ? old.text : JSON.stringify(value) };
}

function objectLayout(value: Readonly<Record<string, unknown>>, old?: Written, like?: Written): Layout {
  const members = Object.entries(value).map(([key, field]) => ({
    start: `${JSON.stringify(key)}: `,
    layout: layoutOf(field, old?.members.get(key), old?.members.get(key) ?? like?.members.get(key)),
  }));
  if (members.length === 0) return { flat: "{}" };
  const isPlain = Object.values(value).every((field) => typeof field !== "object");
  const mustExpand = like === undefined ? !isPlain : like.isExpanded;
  return {
    flat: mustExpand ? undefined : onOneLine(members, "{ ", " }"),
    expanded: (indent) => overLines(members, "{", "}", indent),
  };
}

function listLayout(value: readonly unknown[], old?: Written, like?: Written): Layout {
  const olds = old?.entries ?? [];
  const matches = matchEntries(
    olds.map((entry) => entry.value),
    value,
  );
  const members = value.map((entry, index) => {
    const match = olds[matches[index] ?? -1];
    return { start: "", layout: layoutOf(entry, match, match ?? olds.at(-1) ?? like?.entries.at(-1)) };
  });
  if (members.length === 0) return { flat: "[]" };
  const areNumbers = value.every((entry) => typeof entry === "number");
  return {
    flat: onOneLine(members, "[", "]"),
    expanded: (indent) =>
      areNumbers ? filled(value.map(String), indent) : overLines(members, "[", "]", indent),
  };
}

interface Member {
  readonly start: string;
  readonly layout: Layout;
}

function onOneLine(members: readonly Member[], open: string, close: string): string | undefined {
  const flats = members.map(({ start, layout: { flat } }) => (flat === undefined ? undefined : start + flat));
  return flats.includes(undefined) ? undefined : `${open}${flats.join(", ")}${close}`;
}

function overLines(members: readonly Member[], open: string, close: string, indent: string): string {
  const inner = `${indent}  `;
  const lines = members.map(({ start, layout: { flat, expanded } }, index) => {
    const comma = index === members.length - 1 ? "" : ",";
    const line = flat === undefined ? undefined : `${inner}${start}${flat}${comma}`;
    if (line !== undefined && (expanded === undefined || widthOf(line) <= lineWidth)) return line;
    return `${inner}${start}${expanded?.(inner)}${comma}`;
  });
  return `${open}\n${lines.join("\n")}\n${indent}${close}`;
}

/** Writes a list of numbers, as many on each line as fit. */
function filled(numbers: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const [index, number] of numbers.entries()) {
    const text = index === numbers.length - 1 ? number : `${number},`;
    const line = lines.at(-1);
    const longer = `${line} ${text}`;
    if (line === undefined || longer.length > lineWidth) lines.push(`${indent}  ${text}`);
    else lines.splice(-1, 1, longer);
  }
  return `[\n${lines.join("\n")}\n${indent}]`;
}
