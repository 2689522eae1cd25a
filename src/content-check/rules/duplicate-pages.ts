import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { SourceFile } from "../source-file";
import { clip, textOf } from "../values";
import { lastPart } from "./link-targets";

const ownFields = ["path", "title", "description"];

/** Pages that have the address, title or description of another page; one problem for each copy. */
export function findDuplicatePages(files: readonly SourceFile[]): Problem[] {
  const pages = files.filter(({ collection }) => collection === "pages");
  const likeness = new Map(pages.map((page) => [page, likeOriginal(page, files)]));
  const sorted = [...pages].sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0));
  return sorted.flatMap((page, index) => {
    const others = sorted.slice(0, index);
    const original = others.find((other) => sharedFields(page, other).length > 0);
    return original === undefined ? [] : [copyOf(page, original, sharedFields(page, original))];
  });
}

/** How likely a file is the first of two pages: its name is that of its address, and other files lead to it. */
function likeOriginal({ name, value }: SourceFile, files: readonly SourceFile[]): number {
  const path = textOf(value, "path") ?? "";
  const isLinked = files.some((file) => file.name !== name && file.text.includes(`: "${path}"`));
  return (
    (name.endsWith(`/${lastPart(path)}.json`) ? 2 : 0) +
    (isLinked ? 1 : 0) -
    (/copy|old|backup/.test(name) ? 1 : 0)
  );
}

function sharedFields(page: SourceFile, other: SourceFile): string[] {
  return ownFields.filter((field) => {
    const value = textOf(page.value, field);
    return value !== undefined && value === textOf(other.value, field);
  });
}

function copyOf(page: SourceFile, original: SourceFile, fields: readonly string[]): Problem {
  const [first = "path"] = fields;
  const value = textOf(page.value, first) ?? "";
  const where = describeLocation(original, [first]);
  const list = fields
    .map((field) => `"${field}"`)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
  const parent = value.replace(/[^/]*$/, "");
  const name = page.name.replace(/^.*\/|\.json$/g, "");
  const path = first === "path" ? `Write "path": "${parent}${name}"` : `Write another ${first}`;
  const rest = fields.length > 1 ? ", and words of its own in the other fields" : "";
  return problemAt(page, [first], {
    found: `This page has the same ${list} as ${original.name}: "${clip(value)}".`,
    expected: `Each page has an address, a title and a description of its own; the same is in ${where}.`,
    fix: `${path}${rest}. If this file is only a copy, delete it.`,
  });
}
