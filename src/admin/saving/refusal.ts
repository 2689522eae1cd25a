import type { Problem } from "../../content-check/problem";
import type { FieldPath } from "../../content-check/source-file";
import { adminPath } from "../../shared/site/admin-paths";
import { officeWords } from "./office-words";
import { collectionOf, formOf, placeInForms } from "./place-in-forms";

/** Something that the content check found, as /admin shows it at its field. */
export interface FieldProblem {
  /** Where it is, as the forms say it: "People › Ben Birchwater › Biography". */
  readonly place: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** The field as the editor's forms call it, such as "team.3.description"; absent if it is not in the form. */
  readonly keyPath?: string;
  /** The address of the form that has the field, if it is another one. */
  readonly href?: string;
}

/** Why something was not saved, in words for an editor. Nothing was written. */
export class Refusal extends Error {
  /** @param isConflict whether the reason is that someone else has changed the file */
  constructor(
    message: string,
    readonly isConflict = false,
    /** What the content check found, if that is the reason. */
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(message);
  }
}

/** Where the forms have what the content check found. */
interface Forms {
  /** What a file has, or would have. */
  readonly contentOf: (file: string) => unknown;
  /** The file whose form is open: only its fields can be marked. */
  readonly open?: string | undefined;
  /** Where the open form shows a value of the file. */
  readonly inForm?: (path: FieldPath) => FieldPath;
}

/** Puts the problems that the content check found into words: where in the forms, what, and how to fix it. */
export function refusalFor(problems: readonly Problem[], forms: Forms): Refusal {
  const described = problems.map((problem) => inForms(problem, forms));
  return new Refusal(described.map(inWords).join("\n\n"), false, described);
}

function inWords({ place, found, expected, fix }: FieldProblem): string {
  return [`${place}:`, found, `Expected: ${expected}`, `How to fix it: ${fix}`].join("\n");
}

function inForms(problem: Problem, { contentOf, open, inForm = (path) => path }: Forms): FieldProblem {
  const { file, path = [], found, expected, fix } = problem;
  const form = formOf(file);
  const isOpen = file === open && path.length > 0;
  return {
    place: placeInForms(problem, contentOf(file)),
    found: officeWords(found, file),
    expected: officeWords(expected, file),
    fix: officeWords(fix, file),
    ...(isOpen && { keyPath: keyPathOf(file, inForm(path)) }),
    ...(file !== open &&
      form !== undefined && {
        href: `${adminPath}?field=${keyPathOf(file, path)}#/collections/${form}`,
      }),
  };
}

/** The editor's name for a field. A file that is a list is one field, whose name is that of the file. */
function keyPathOf(file: string, path: FieldPath): string {
  const { holds, source = "" } = collectionOf(file) ?? {};
  return [...(holds === "list" ? [source.replace(".json", "")] : []), ...path].map(String).join(".");
}
