import { z } from "zod";

/** A variant of a discriminated union, and what it is for. */
interface Kind {
  readonly name: string;
  readonly description: string;
}

/** Returns the variants of a union that is discriminated by "kind"; an empty list for other schemas. */
export function kindsOf(schema: z.core.$ZodType): Kind[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    const kind = option instanceof z.ZodObject ? option.shape.kind : undefined;
    if (!(kind instanceof z.ZodLiteral)) return [];
    return [{ name: String(kind.value), description: z.globalRegistry.get(option)?.description ?? "" }];
  });
}

/**
 * Returns a JSON Schema for a union: an enum of its kinds and an `if`/`then` for each. A wrong kind is then a single error,
 * and code editors suggest the kinds, while `oneOf` would give the errors of all kinds at once.
 * @param groups the JSON Schema of each kind, in the same order
 */
export function choiceOf(kinds: readonly Kind[], groups: readonly unknown[]) {
  return {
    type: "object",
    required: ["kind"],
    properties: {
      kind: {
        enum: kinds.map(({ name }) => name),
        enumDescriptions: kinds.map(({ description }) => description),
        errorMessage: `There is no such kind. Press Ctrl+Space to choose one of the ${kinds.length}.`,
      },
    },
    allOf: kinds.map(({ name }, index) => ({
      if: { required: ["kind"], properties: { kind: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: groups[index],
    })),
  };
}
