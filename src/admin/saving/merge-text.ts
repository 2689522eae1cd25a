import type { z } from "zod";
import { jsonText, readWritten } from "../../content-check/json/json-text";
import { withoutAdditions } from "./without-additions";

/**
 * Merges what the editor sends into the text of a file with this schema, as `mergeFile` does.
 * @param path what the file is called in an error
 */
export function mergeText(schema: z.ZodType, before: string | undefined, sent: string, path: string): string {
  const old = before === undefined ? undefined : readWritten(before);
  if (before !== undefined && old === undefined) throw new Error(`${path.split("/").at(-1)} cannot be read.`);
  const text = jsonText(withoutAdditions(schema, JSON.parse(sent), old?.value), old);
  return before?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}
