import { basename } from "node:path";
import { type Collection, collections } from "../../content/collections";
import type { Problem } from "../../content-check/problem";
import { fieldLabel } from "../forms/field-labels";

/** Why something was not saved, in words for an editor. Nothing was written. */
export class Refusal extends Error {
  /** @param isConflict whether the reason is that somebody else has changed the file */
  constructor(
    message: string,
    readonly isConflict = false,
  ) {
    super(message);
  }
}

/** Puts the problems that the content check found into words: where in the forms, what, and how to fix it. */
export function refusalFor(problems: readonly Problem[]): Refusal {
  return new Refusal(problems.map(inWords).join("\n\n"));
}

function inWords({ file, entry, field, found, expected, fix }: Problem): string {
  const place = [
    fileLabel(file),
    entry?.replace(/^"(.*)"$/, "$1"),
    field && fieldLabel(collectionOf(file), field),
  ].filter(Boolean);
  return [`${place.join(" › ")}:`, found, `Expected: ${expected}`, `How to fix it: ${fix}`].join("\n");
}

/** What the forms call a file. */
export function fileLabel(path: string): string {
  if (path.startsWith("data/pages/"))
    return `${collections.pages.label} › ${path.slice("data/pages/".length)}`;
  if (path.startsWith("data/images/")) return `Picture › ${basename(path)}`;
  return collectionOf(path)?.label ?? path;
}

function collectionOf(path: string): Collection | undefined {
  if (path.startsWith("data/pages/")) return collections.pages;
  return Object.values<Collection>(collections).find(({ source }) => path === `data/${source}`);
}
