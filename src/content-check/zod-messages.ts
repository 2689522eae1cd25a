import type { z } from "zod";
import { quotedList } from "./suggestions/wording";

type RawIssue = z.core.$ZodRawIssue;

/**
 * Zod's error map for editors. Each message is the end of a sentence that starts with "It". A schema's own message takes
 * precedence over these, so it has to be such an end as well: "must be a 24-hour time".
 */
export function zodMessage(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case "too_small":
      return size(issue, Number(issue.minimum), issue.inclusive ? "at least" : "more than");
    case "too_big":
      return size(issue, Number(issue.maximum), issue.inclusive ? "at most" : "less than");
    case "invalid_value":
      return `must be ${issue.values.length > 1 ? "one of " : ""}${quotedList(issue.values.map(String))}`;
    case "invalid_format":
      return `must be ${formats[issue.format] ?? "written like the same field of other entries"}`;
    case "invalid_union":
      return issue.errors.map(([first]) => first?.message).join(", or ");
    default:
      return "must be written like the same field of other entries";
  }
}

const types: Readonly<Record<string, string>> = {
  string: "text in quotation marks",
  number: "a number, without quotation marks",
  int: "a whole number, without quotation marks",
  boolean: "true or false, without quotation marks",
  array: "a list in [square brackets]",
  object: "a group of fields in {braces}",
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address such as "name@example.org"',
  url: 'a full web address such as "https://example.org/page"',
};

function size({ origin, exact }: { origin: string; exact?: boolean }, limit: number, bound: string): string {
  if (origin === "string" && limit <= 1 && bound === "at least") return "must not be empty";
  const amount = exact ? "exactly" : bound;
  if (origin === "string") return `must have ${amount} ${limit} characters`;
  if (origin === "array") return `must have ${amount} ${limit} ${limit === 1 ? "entry" : "entries"}`;
  return `must be ${amount} ${limit}`;
}
