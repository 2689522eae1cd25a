/** One change to valid content, and what the check says of it. */
export interface InvalidCase {
  readonly file: string;
  readonly change: readonly [text: string, replacement: string];
  /** The problem's line and column are those of this text in the broken file. */
  readonly at: string;
  readonly says: readonly string[];
  /** How many further problems the change causes, each with a fix of its own. */
  readonly others?: number;
}

export const team = "data/team.json";
export const home = "data/pages/home.json";
