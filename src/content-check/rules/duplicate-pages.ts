import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import { readableFiles, type SourceFile } from "../source-file";
import { quotedSeries } from "../suggestions/nearest";
import { clip, textOf } from "../values";
import { lastPart } from "./link-targets";

/** Fields whose values must differ between pages. */
const uniqueFields = ["path", "title", "description"];

/** Finds pages with the path, title or description of another page: one problem for each copy. */
export function findDuplicatePages(files: readonly SourceFile[]): Problem[] {
  const pages = readableFiles(files, "pages");
  const scores = new Map(pages.map((page) => [page, originalScore(page, files)]));
  const sorted = [...pages].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  return sorted.flatMap((page, index) => {
    const others = sorted.slice(0, index);
    const original = others.find((other) => sharedFields(page, other).length > 0);
    return original === undefined ? [] : [copyOf(page, original, sharedFields(page, original))];
  });
}

/** Scores how likely a page is the original: its file is named after its path, and other files link to it. */
function originalScore({ name, value }: SourceFile, files: readonly SourceFile[]): number {
  const path = textOf(value, "path") ?? "";
  const isLinked = files.some((file) => file.name !== name && file.text.includes(`: "${path}"`));
  return (
    (name.endsWith(`/${lastPart(path)}.json`) ? 2 : 0) +
    (isLinked ? 1 : 0) -
    (/copy|old|backup/.test(name) ? 1 : 0)
  );
}

function sharedFields(page: SourceFile, other: SourceFile): string[] {
  return uniqueFields.filter((field) => {
    const value = textOf(page.value, field);
    return value !== undefined && value === textOf(other.value, field);
  });
}

function copyOf(page: SourceFile, original: SourceFile, fields: readonly string[]): Problem {
  const [first = "path"] = fields;
  const value = textOf(page.value, first) ?? "";
  const where = describeLocation(original, [first]);
  const list = quotedSeries(fields);
  const parent = value.replace(/[^/]*$/, "");
  const name = page.name.replace(/^.*\/|\.json$/g, "");
  const path = first === "path" ? `Write "path": "${parent}${name}"` : `Write another ${first}`;
  const rest = fields.length > 1 ? ", and change the other fields, too" : "";
  return problemAt(page, [first], {
    found: `This page has the same ${list} as ${original.name}: "${clip(value)}".`,
    expected: `A different address, title and description for each page. The same ${first} is in ${where}.`,
    fix: `${path}${rest}. If this file is only a copy, delete it.`,
  });
}
