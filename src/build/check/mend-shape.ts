import type { z } from "zod";
import { nearest } from "./nearest";
import { isRecord } from "./values";

/** How to mend a value of the wrong type, size or form. */
export function mendShape(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return mendType(issue.expected, value);
    case "too_big":
      return typeof value === "string"
        ? `Make it shorter by ${value.length - Number(issue.maximum)}; it has ${value.length} characters.`
        : "Remove what is too much.";
    case "too_small":
      return mendSmall(Number(issue.minimum), value);
    case "invalid_value": {
      const meant = typeof value === "string" ? nearest(value, issue.values.map(String)) : undefined;
      return meant === undefined ? "Write it exactly so." : `Did you mean "${meant}"?`;
    }
    default:
      return "Write it in that form.";
  }
}

function mendSmall(minimum: number, value: unknown): string {
  if (typeof value === "string") {
    if (value.trim() === "") return "Write the words, or remove the field where it may be left out.";
    return `Make it longer by ${minimum - value.length}; it has ${value.length} characters.`;
  }
  return Array.isArray(value) ? `Add ${minimum - value.length} more.` : "Write a larger number.";
}

function mendType(expected: string, value: unknown): string {
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean")) {
    return `Put it in quotation marks: "${value}"`;
  }
  if (expected === "array" && (typeof value === "string" || isRecord(value))) {
    return "Put [ before it and ] after it.";
  }
  if (expected === "boolean" && (value === "true" || value === "false")) {
    return `Leave out the quotation marks: ${value}`;
  }
  if (expected === "boolean") return "Write true or false.";
  if (typeof value === "string" && /^\d+$/.test(value) && ["number", "int"].includes(expected)) {
    return `Leave out the quotation marks: ${value}`;
  }
  return "Compare it with the same field of another entry.";
}
