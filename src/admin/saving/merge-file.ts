import { z } from "zod";
import { translatedBy } from "../../content-check/translations/list-translations";
import { mergeTranslation } from "../translations/from-form";
import { collectionOf } from "./file-label";
import { mergeText } from "./merge-text";

/**
 * Merges what the editor sends into a file: only what someone changed is different from before, in the linter's format.
 * @param before the text of the file; undefined for a new file
 * @param sent the whole file as the editor writes it
 * @throws Error when one of them is not JSON, or the website has no such file
 */
export function mergeFile(path: string, before: string | undefined, sent: string): string {
  if (translatedBy(path) !== undefined) return mergeTranslation(path, before, sent);
  const collection = collectionOf(path);
  if (collection === undefined) throw new Error(`The website has no file ${path}.`);
  const { holds, entry } = collection;
  return mergeText(holds === "list" ? z.array(entry) : entry, before, sent, path);
}
