/** A use of a feature that some supported engine lacks, where no fallback was found. */
export interface Use {
  /** The feature's path in MDN's compatibility data. */
  readonly feature: string;
  /** Its location: the source file if it is known, otherwise the built file. */
  readonly place: string;
  /** The code, shortened. */
  readonly code: string;
  /** Why it does more harm than it seems to, if it does. */
  readonly note?: string;
}

/** Returns the source location of a position in a built file: the line counts from 1, the column from 0. */
export type PlaceOf = (line: number, column: number) => string;

/** The maximum length of code in a message, in characters. */
const maxLength = 100;

/** Formats code on one line for a message. */
export function shortened(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
