import type { LaunchGroup } from "./rules/before-launch";
import type { FieldPath } from "./source-file";

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
