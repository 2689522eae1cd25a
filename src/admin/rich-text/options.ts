/** What an editor can pick. */
export interface Choice {
  /** The words that are read. */
  readonly label: string;
  /** What is written into the file. */
  readonly value: string;
}

/** The name of the kind of field in the configuration of the forms. */
export const richTextWidget = "rich-text";

/** What the configuration of a field says of it, besides what all fields have. */
export interface RichTextOptions {
  readonly links: readonly Choice[];
  /** What a typed target of a link looks like, and what to say if it does not. */
  readonly linkPattern: readonly [pattern: string, message: string];
  readonly facts: readonly Choice[];
}
