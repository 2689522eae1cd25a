import { z } from "zod";

/** Makes the message for a setting with a wrong value: its name, its value and what it must be. */
export const mustBe =
  (rule: string): z.core.$ZodErrorMap =>
  ({ path, input }) =>
    `${path?.join()} is ${JSON.stringify(input)}. It must be ${rule}.`;

/** A setting with the address of a server, without a path. */
export const origin = (example: string) =>
  z
    .string()
    .refine(isOrigin, { error: mustBe(`an http or https address without a path, such as ${example}`) })
    .transform((url) => new URL(url).origin);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
