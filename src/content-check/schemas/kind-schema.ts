import { z } from "zod";

/** A kind of group, and what it is for. */
interface Kind {
  readonly name: string;
  readonly description: string;
}

/** The kinds of groups among which a description chooses by their field "kind"; none for other descriptions. */
export function kindsOf(schema: z.core.$ZodType): Kind[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    const kind = option instanceof z.ZodObject ? option.shape.kind : undefined;
    if (!(kind instanceof z.ZodLiteral)) return [];
    return [{ name: String(kind.value), description: z.globalRegistry.get(option)?.description ?? "" }];
  });
}

/**
 * A choice between groups of several kinds as one list of kinds and, for each, what the group must be then. So a wrong
 * kind is one error, and the kinds are offered; `oneOf` gives the errors of all kinds at once.
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
