import type { Message } from "../problem";

/** A message about malformed JSON, and where to report it. */
export interface SyntaxMessage extends Message {
  /** The offset to report, if it is not where the parser stopped. */
  readonly offset?: number;
  /** True if nothing after this offset can be checked. */
  readonly lostTrack?: boolean;
}
