/** One change to sound content, and what an editor is told of it. */
export interface Breakage {
  readonly file: string;
  readonly change: readonly [text: string, replacement: string];
  /** The fault's line and column are those of this text in the broken file. */
  readonly at: string;
  readonly says: readonly string[];
}

export const team = "data/team.json";
export const home = "data/pages/home.json";
