/** A use of a feature that some supported engine does not have, with no fallback that can be seen. */
export interface Use {
  /** The feature's path in MDN's compatibility data. */
  readonly feature: string;
  /** Where it is: the source file where that is known, otherwise the built one. */
  readonly place: string;
  /** The piece of code, shortened. */
  readonly code: string;
  /** What makes it worse than it looks, if anything does. */
  readonly note?: string;
}

const longest = 100;

/** A piece of code on one line, for a message. */
export function shortened(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
