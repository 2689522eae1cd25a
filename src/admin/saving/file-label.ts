import type { z } from "zod";
import { type Collection, collections } from "../../content/collections";
import { translation } from "../../content/languages";
import { translatedBy } from "../../content-check/translations/list-translations";
import { inWords } from "../forms/words";

/** What the forms call a file. */
export function fileLabel(path: string): string {
  const translated = translatedBy(path);
  if (translated !== undefined)
    return `${languageName(translated.language)} › ${fileLabel(translated.original)}`;
  if (path.startsWith("data/pages/"))
    return `${collections.pages.label} › ${inWords(path.slice("data/pages/".length).replace(".json", ""))}`;
  if (path.startsWith("static/documents/")) return `PDF › ${path.split("/").at(-1)}`;
  if (path.startsWith("data/images/")) return `Picture › ${path.split("/").at(-1)}`;
  return collectionOf(path)?.label ?? path;
}

/** What English calls a language, such as "Spanish". */
function languageName(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}

/** What is known of the content in a file; undefined for a translation and a picture. */
export function collectionOf(path: string): Collection | undefined {
  if (translatedBy(path) !== undefined) return undefined;
  if (path.startsWith("data/pages/")) return collections.pages;
  return Object.values<Collection>(collections).find(({ source }) => path === `data/${source}`);
}

/** What the form of a file has: an entry of a list, or the whole file. */
export function schemaOfForm(path: string): z.ZodType | undefined {
  return translatedBy(path) === undefined ? collectionOf(path)?.entry : translation;
}
