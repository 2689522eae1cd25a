/** A place that the parser stumbled over. */
export interface Stumble {
  readonly text: string;
  readonly offset: number;
  /** The characters that do not fit. */
  readonly token: string;
  /** The last character before them that is no space or line break; -1 at the start of the file. */
  readonly before: number;
}
