import { z } from "zod";
import { zodMessage } from "../../content-check/zod-messages";

/**
 * Reads the limits of a text, a number or a list from its description.
 * @returns the limits as numbers, and the pattern with its message
 */
export function limitsOf(schema: z.ZodType) {
  const { pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = z.toJSONSchema(schema, {
    io: "input",
  });
  return {
    pattern: pattern === undefined ? undefined : withMessage(pattern, schema),
    // A required field has one character at least; saying so again would only repeat it.
    minlength: (minLength ?? 0) > 1 ? minLength : undefined,
    maxlength: maxLength,
    min: minimum ?? minItems,
    // Every whole number has this limit.
    max: maximum === Number.MAX_SAFE_INTEGER ? undefined : (maximum ?? maxItems),
  };
}

/** A pattern with the words of the content check for a text that breaks it. */
function withMessage(pattern: string, schema: z.ZodType): [pattern: string, message: string] {
  const [issue] = z.safeParse(schema, "\u0000", { error: zodMessage }).error?.issues ?? [];
  return [pattern, `It ${issue?.message}.`];
}
