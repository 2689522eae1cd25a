import { z } from "zod";
import { zodMessage } from "../../content-check/zod-messages";

/** The limits of a field as numbers, and its pattern with the words of the content check for a text that breaks it. */
export interface Limits {
  readonly pattern?: [pattern: string, message: string];
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Reads the limits of a text, a number or a list from its description. */
export function limitsOf(schema: z.ZodType): Limits {
  const { pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = z.toJSONSchema(schema, {
    io: "input",
  });
  const limits: Limits = {
    pattern: pattern === undefined ? undefined : [pattern, messageFor(schema, "\u0000")],
    // A required field has one character at least; saying so again would only repeat it.
    minlength: (minLength ?? 0) > 1 ? minLength : undefined,
    maxlength: maxLength,
    min: minimum ?? minItems,
    // Every whole number has this limit.
    max: maximum === Number.MAX_SAFE_INTEGER ? undefined : (maximum ?? maxItems),
  };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

function messageFor(schema: z.ZodType, value: unknown): string {
  const [issue] = z.safeParse(schema, value, { error: zodMessage }).error?.issues ?? [];
  return `It ${issue?.message}.`;
}
