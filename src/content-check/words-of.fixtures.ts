import type { Problem } from "./problem";

/** What an editor reads of a problem, without its line, which is tested by itself. */
export function wordsOf({ file, entry, field, found, expected, fix }: Problem): string {
  return [[file, entry, field].filter(Boolean).join(", "), found, expected, fix].join("\n");
}
