/** One change that makes valid content invalid, and what the check reports. */
export interface InvalidCase {
  readonly file: string;
  readonly change: readonly [text: string, replacement: string];
  /** The reported line and column are those of this text in the changed file. */
  readonly at: string;
  readonly says: readonly string[];
  /** How many more problems the change causes, each with its own fix. */
  readonly others?: number;
}

export const team = "data/team.json";
export const home = "data/pages/home.json";

/** The day on which the content was checked: a fixed one, since messages and snapshots contain it. */
export const checkedOn = "2026-11-25";
