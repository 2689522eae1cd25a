import { posix } from "node:path";
import type { z } from "zod";
import { likelyForm } from "./likely-form";
import { nearest } from "./nearest";
import { isRecord } from "./values";

/** How to mend a value of the wrong type, size or form, in the file of that name. */
export function mendShape(issue: z.core.$ZodIssue, value: unknown, file: string): string {
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
    case "invalid_format":
      return mendForm(issue.pattern, String(value), file);
    default:
      return "Write it in that form.";
  }
}

/** @param pattern as zod writes it, between slashes */
function mendForm(pattern: string | undefined, value: string, file: string): string {
  const form = new RegExp(pattern?.replace(/^\/|\/[a-z]*$/g, "") ?? "^(?!)");
  const meant = likelyForm(value, (each) => form.test(each), file);
  if (meant === undefined) return "Write it in that form.";
  const ending = posix.extname(meant);
  const isRenamed = [".jpg", ".png"].includes(ending) && posix.extname(value) !== ending;
  const renaming = `Rename the file so that its name ends in ${ending} in small letters, and write`;
  return `${isRenamed ? renaming : "Write"} "${meant}".`;
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
