/** A text whose words are not ours to make plainer. */
export interface ReadingException {
  /** Relative to the project's folder, such as "documents/content/privacy-practices.ts". */
  readonly file: string;
  /** The words with which the only excepted sentence starts. Without it, the whole file is excepted. */
  readonly starts?: string;
  /** Why: who gave the words. */
  readonly reason: string;
}

/** Everything that the reading check leaves out. Nothing else is. */
export const readingExceptions: readonly ReadingException[] = [
  { file: "data/testimonials.json", reason: "Families' own words, which we print as they said them." },
  { file: "data/transcripts.json", reason: "What is said in a video or podcast, word for word." },
  {
    file: "documents/content/privacy-practices.ts",
    reason:
      "A legal notice: 45 CFR 164.520 says what it must contain, and the clinic's attorney approves its words.",
  },
];
