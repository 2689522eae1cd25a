/** What an editor can pick. */
export interface Choice {
  /** The words that are read. */
  readonly label: string;
  /** What is written into the file. */
  readonly value: string;
}
