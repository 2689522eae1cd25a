/** Where something is in a file, as editors show it: both count from 1. `text` is the whole line. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** What is wrong, in three plain sentences. */
export interface Message {
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** The same for all problems that one change fixes or causes: they are reported as one. */
  readonly cause?: string;
}

/** One thing that an editor has to fix. */
export interface Problem extends Message {
  /** Relative to the project's folder, such as "data/team.json". */
  readonly file: string;
  /** Absent if the problem is the file itself: it is missing, or should not be there. */
  readonly location?: SourceLocation;
  /** Which entry of a list, or which block of a page. */
  readonly entry?: string;
  /** Which field of that entry. */
  readonly field?: string;
  /** The other places with the same cause, such as "data/pages/home.json, line 12". */
  readonly also?: readonly string[];
}

/** By file, then from top to bottom. */
export function inReadingOrder(first: Problem, second: Problem): number {
  return (
    first.file.localeCompare(second.file) ||
    (first.location?.line ?? 0) - (second.location?.line ?? 0) ||
    (first.location?.column ?? 0) - (second.location?.column ?? 0)
  );
}
