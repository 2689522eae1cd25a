import { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { translatedBy } from "../../content-check/translations/new-translation";
import { mergeTranslation } from "../translations/from-form";
import { mergeText } from "./merge-text";

/** The schema of a JSON file of data/; undefined if the website has no such file. */
export function schemaOfFile(path: string): z.ZodType | undefined {
  if (/^data\/pages\/[a-z0-9-]+\.json$/.test(path)) return collections.pages.entry;
  const file = Object.values<Collection>(collections).find(({ source }) => path === `data/${source}`);
  if (file === undefined || file.source === "pages") return undefined;
  return file.holds === "list" ? z.array(file.entry) : file.entry;
}

/**
 * Merges what the editor sends into a file: only what somebody changed is different from before, in the linter's format.
 * @param before the text of the file; undefined for a new file
 * @param sent the whole file as the editor writes it
 * @throws Error when one of them is not JSON, or the website has no such file
 */
export function mergeFile(path: string, before: string | undefined, sent: string): string {
  if (translatedBy(path) !== undefined) return mergeTranslation(path, before, sent);
  const schema = schemaOfFile(path);
  if (schema === undefined) throw new Error(`The website has no file ${path}.`);
  return mergeText(schema, before, sent, path);
}
