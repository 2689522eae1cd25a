import type { Node } from "jsonc-parser";
import { z } from "zod";
import { type Collection, collections } from "../content/collections";
import { language, translation } from "../content/languages";
import { entriesOf, textOf, validEntries, valueAt } from "./values";

/** The name of a list or entity under data/, such as "team" or "pages". */
export type CollectionName = keyof typeof collections;

/** The path to a value: field names, and positions in lists counted from 0. */
export type FieldPath = readonly PropertyKey[];

/** A JSON file as it was read. */
export interface JsonFile {
  /** Relative to the project's folder, such as "data/pages/about.json". */
  readonly name: string;
  readonly text: string;
  readonly root: Node | undefined;
  /** The parsed content, as far as it could be read. */
  readonly value: unknown;
  /** False if the JSON is malformed: a value that seems to be missing may then only be unreadable. */
  readonly readable: boolean;
}

/** A file of a collection: the English content. */
export interface SourceFile extends JsonFile {
  readonly collection: CollectionName;
}

/** A translation, such as data/pages/about.es.json. */
export interface TranslationFile extends JsonFile {
  /** The code of the language, such as "es". */
  readonly language: string;
  /** The file beside it whose texts it translates. */
  readonly original: SourceFile;
}

/** A language: a file of data/languages/. */
export interface LanguageFile extends JsonFile {
  readonly code: string;
}

export type AnyFile = SourceFile | TranslationFile | LanguageFile;

/** Returns the files, or those of one collection, in which every value can be read. */
export function readableFiles(files: readonly SourceFile[], name?: CollectionName): SourceFile[] {
  return files.filter(({ collection, readable }) => readable && (name === undefined || collection === name));
}

/** Returns the entries of a collection, or of a list in it, that match their schema. The schema rule reports the others. */
export function validEntriesOf<Entry>(
  files: readonly SourceFile[],
  name: CollectionName,
  schema: z.ZodType<Entry>,
  list: FieldPath = [],
) {
  return readableFiles(files, name).flatMap((file) =>
    validEntries(valueAt(file.value, list), schema).map(([index, entry]) => ({
      file,
      path: [...list, index],
      entry,
    })),
  );
}

/** Returns the entries of a list under data/, as far as they can be read. */
export function entriesIn(files: readonly SourceFile[], name: CollectionName): unknown[] {
  return files.filter(({ collection }) => collection === name).flatMap(({ value }) => entriesOf(value));
}

/** Returns the blocks of all pages that can be read. */
export function blocksOf(files: readonly SourceFile[]) {
  return readableFiles(files, "pages").flatMap((file) =>
    entriesOf(valueAt(file.value, ["blocks"])).map((entry, index) => ({
      file,
      path: ["blocks", index],
      entry,
    })),
  );
}

/** Returns the collection that describes a file. */
export function collectionOf(file: SourceFile): Collection {
  return collections[file.collection];
}

/** Returns the schema of a whole file. */
export function schemaOf(file: AnyFile): z.ZodType {
  if ("original" in file) return translation;
  if ("code" in file) return language;
  const { holds, entry } = collectionOf(file);
  return holds === "list" ? z.array(entry) : entry;
}

/** Returns the URL path of the page in a file; undefined if the file is not a page. */
export function pageOf(file: SourceFile): string | undefined {
  return file.collection === "pages" ? textOf(file.value, "path") : undefined;
}
