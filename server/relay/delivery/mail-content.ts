/** What a request's mail says, before it is made text or HTML. */
export interface MailContent {
  readonly heading: string;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly link?: string }[];
  readonly message: string;
  readonly notes: readonly string[];
}
