import { z } from "zod";
import { clip, isRecord, onOneLine, withoutInvisible } from "../values";

type Schema = z.core.$ZodType;

/** Says how to turn a value into the expected type, with the complete value if it can be derived. */
export function suggestTypeFix(expected: string, value: unknown, schema: Schema | undefined): string {
  if (value === null) return "Write the value instead of null, or delete this line if the field is optional.";
  switch (expected) {
    case "string":
      return toText(value);
    case "array":
      return toList(value);
    case "boolean":
      return toYesOrNo(String(value).toLowerCase());
    case "object":
      return toGroup(value, schema);
    default:
      return toNumber(value);
  }
}

function toYesOrNo(text: string): string {
  if (/^(?:true|yes|on|1)$/.test(text)) return "Write true without quotation marks.";
  if (/^(?:false|no|off|0)$/.test(text)) return "Write false without quotation marks.";
  return "Write true or false, without quotation marks.";
}

function toText(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return `Write "${value}" in quotation marks.`;
  if (isRecord(value) && typeof value.id === "string")
    return `Write "${value.id}" instead of everything from { to }.`;
  if (!Array.isArray(value)) return "Write a text in quotation marks.";
  const inner = value.filter((each) => typeof each === "string").map((each) => `"${each}"`);
  return `Delete the inner [ and ]: ${clip(inner.join(", "), 100)}`;
}

function toList(value: unknown): string {
  if (typeof value === "string") {
    const parts = withoutInvisible(value)
      .split(/\s*[,;]\s*/)
      .filter((part) => part !== "");
    return `Write ${clip(`[${parts.map((part) => `"${part}"`).join(", ")}]`, 120)}`;
  }
  if (isRecord(value) && Object.keys(value).length === 0) return "Write [] instead of {}";
  return `Write [ before it and ] after it: ${clip(`[${onOneLine(value)}]`, 120)}`;
}

function toNumber(value: unknown): string {
  const digits = /^-?[\d.,\s]+/.exec(String(value).trim())?.[0].replace(/[^\d.-]/g, "");
  return digits === undefined || digits === ""
    ? "Write digits without quotation marks."
    : `Write ${digits} without quotation marks.`;
}

/** Suggests an object for a single value: the value goes in the field that accepts it, the others get a description. */
function toGroup(value: unknown, schema: Schema | undefined): string {
  if (Array.isArray(value) && value.length === 1) return "Delete the [ and ] around { and }.";
  const shape = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  const required = shape.filter(([, field]) => !(field instanceof z.ZodOptional));
  const own = required.findLast(([, field]) => z.safeParse(field, value).success)?.[0];
  const place = required.find(
    ([, field]) => /^\.{1,2}\//.test(String(value)) && field.meta?.()?.role === "picture",
  )?.[0];
  const fields = required.map(
    ([name, field]) =>
      `"${name}": ${name === (place ?? own) ? JSON.stringify(value) : onOneLine(hintOf(field))}`,
  );
  return fields.length === 0 || fields.length > 4
    ? "Write the fields between { and }, as in another entry."
    : `Write { ${fields.join(", ")} }`;
}

function hintOf(field: Schema): string | string[] {
  if (field instanceof z.ZodArray) return ["…"];
  const description = z.globalRegistry.get(field)?.description ?? "…";
  return (/^[^.;]*/.exec(description)?.[0] ?? "…").trim();
}
