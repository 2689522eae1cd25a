import type { Problem } from "../../content-check/problem";
import type { FieldPath } from "../../content-check/source-file";
import { fieldLabel } from "../forms/field-labels";
import type { FieldProblem } from "../marks/field-problem";
import { collectionOf, fileLabel } from "./file-label";
import { officeWords } from "./office-words";

/** Why something was not saved, in words for an editor. Nothing was written. */
export class Refusal extends Error {
  /** @param isConflict whether the reason is that somebody else has changed the file */
  constructor(
    message: string,
    readonly isConflict = false,
    /** What the content check found, if that is the reason. */
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(message);
  }
}

/**
 * Puts the problems that the content check found into words: where in the forms, what, and how to fix it.
 * @param form the file whose form is open: only its fields can be marked
 * @param inForm where that form shows a value of the file
 */
export function refusalFor(
  problems: readonly Problem[],
  form?: string,
  inForm = (path: FieldPath): FieldPath => path,
): Refusal {
  const described = problems.map((problem) => inForms(problem, form, inForm));
  return new Refusal(described.map(inWords).join("\n\n"), false, described);
}

function inWords({ place, found, expected, fix }: FieldProblem): string {
  return [`${place}:`, found, `Expected: ${expected}`, `How to fix it: ${fix}`].join("\n");
}

function inForms(
  problem: Problem,
  form: string | undefined,
  inForm: (path: FieldPath) => FieldPath,
): FieldProblem {
  const { file, path, entry, field, found, expected, fix } = problem;
  const place = [
    fileLabel(file),
    entry?.replace(/^"(.*)"$/, "$1"),
    field && fieldLabel(collectionOf(file), field),
  ].filter(Boolean);
  const isMarked = file === form && path !== undefined && path.length > 0;
  return {
    place: place.join(" › "),
    found: officeWords(found),
    expected: officeWords(expected),
    fix: officeWords(fix),
    ...(isMarked && { keyPath: keyPathOf(file, inForm(path)) }),
  };
}

/** The editor's name for a field. A file that is a list is one field, whose name is that of the file. */
function keyPathOf(file: string, path: FieldPath): string {
  const { holds, source = "" } = collectionOf(file) ?? {};
  return [...(holds === "list" ? [source.replace(".json", "")] : []), ...path].map(String).join(".");
}
