import type { Message } from "../problem";

/** What is wrong with the JSON, and where to say so. */
export interface SyntaxMessage extends Message {
  /** The character at which to say so, if not where the parser stopped. */
  readonly offset?: number;
  /** Nothing after this place can be judged. */
  readonly lostTrack?: boolean;
}
