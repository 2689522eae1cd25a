/** The content of a request's mail, from which its text and HTML parts are made. */
export interface MailContent {
  /** Names no visitor, because a phone shows it while it is locked. */
  readonly subject: string;
  readonly heading: string;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly link?: string }[];
  /** How to talk with the family, shown before everything else; may be empty. */
  readonly talk: readonly { readonly name: string; readonly value: string }[];
  readonly message: string;
  readonly notes: readonly string[];
}

/** The heading of the lines that say how to talk with the family. */
export const talkHeading = "How to talk with this family";
