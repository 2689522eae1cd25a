import type { z } from "zod";
import { anyBlock } from "../../content/blocks";
import { type Collection, collections } from "../../content/collections";
import { translation } from "../../content/languages";
import type { Problem } from "../../content-check/problem";
import type { FieldPath } from "../../content-check/source-file";
import { translatedBy } from "../../content-check/translations/list-translations";
import { clip, isRecord, textOf, valueAt } from "../../content-check/values";
import { fieldLabel, inWords, metaOf, nameFieldOf } from "../forms/words";

/** What the forms call a file. */
export function fileLabel(path: string): string {
  const translated = translatedBy(path);
  if (translated !== undefined) {
    const names = new Intl.DisplayNames("en", { type: "language" });
    return `${names.of(translated.language)} › ${fileLabel(translated.original)}`;
  }
  if (path.startsWith("data/pages/"))
    return `${collections.pages.label} › ${inWords(path.slice("data/pages/".length).replace(".json", ""))}`;
  if (path.startsWith("static/documents/")) return `PDF › ${path.split("/").at(-1)}`;
  if (path.startsWith("data/images/")) return `Picture › ${path.split("/").at(-1)}`;
  return collectionOf(path)?.label ?? path;
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

/**
 * Says where a problem is, in the words that the forms have for it: "People › Ben Birchwater › Biography".
 * @param value what the file has, or would have
 */
export function placeInForms(
  { file, path = [], entry, field }: Pick<Problem, "file" | "path" | "entry" | "field">,
  value: unknown,
): string {
  const collection = collectionOf(file);
  const name = collection === undefined ? entry?.replace(/^text \d+, /, "") : entryName(file, path, value);
  const label = field === undefined ? undefined : fieldLabel(schemaOfForm(file), field);
  return [fileLabel(file), name, label].filter(Boolean).join(" › ");
}

/** What names the entry of a list, or the block of a page; undefined if the path is not in one. */
function entryName(file: string, path: FieldPath, value: unknown): string | undefined {
  const [first, second] = path;
  if (first === "blocks" && typeof second === "number") return blockName(valueAt(value, [first, second]));
  const { holds, one = "entry" } = collectionOf(file) ?? {};
  if (holds !== "list" || typeof first !== "number") return undefined;
  return ownName(valueAt(value, [first])) ?? `${inWords(one)} ${first + 1}`;
}

function blockName(block: unknown): string {
  const kind = textOf(block, "kind") ?? "";
  const option = anyBlock.options.find((each) => each.shape.kind.value === kind);
  const label = (option && metaOf(option).formLabel) ?? inWords(kind);
  const heading = textOf(block, "heading");
  return heading === undefined ? label : `${label}, "${clip(heading, 40)}"`;
}

function ownName(entry: unknown): string | undefined {
  const name = isRecord(entry) ? nameFieldOf(entry) : undefined;
  const words = name === undefined || name === "id" ? "" : (textOf(entry, name) ?? "");
  return words === "" ? undefined : clip(words.replace(/<[^>]*>/g, ""), 40);
}

/** The address of the form that a file has in the editor; undefined if it has none, as a picture. */
export function formOf(file: string): string | undefined {
  const translation = translatedBy(file);
  if (translation !== undefined) {
    const [, name = ""] = /^data\/(.+)\.json$/.exec(translation.original) ?? [];
    return `language-${translation.language}/entries/${name.replace("/", "-")}`;
  }
  const [, page] = /^data\/pages\/(.+)\.json$/.exec(file) ?? [];
  if (page !== undefined) return `pages/entries/${page}`;
  const { source } = collectionOf(file) ?? {};
  return source && `_singletons/entries/${source.replace(".json", "")}`;
}
