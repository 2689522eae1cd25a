/** The content of a request's mail, from which its text and HTML parts are made. */
export interface MailContent {
  readonly heading: string;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly link?: string }[];
  readonly message: string;
  readonly notes: readonly string[];
}
