import type { Node } from "jsonc-parser";
import { z } from "zod";
import { type Collection, collections } from "../content/collections";
import { textOf } from "./values";

export type CollectionName = keyof typeof collections;

/** The way to a value: field names, and positions in lists counted from 0. */
export type FieldPath = readonly PropertyKey[];

/** A file under data/ as it was read. */
export interface SourceFile {
  /** Relative to the project's folder, such as "data/pages/about.json". */
  readonly name: string;
  readonly collection: CollectionName;
  readonly text: string;
  readonly root: Node | undefined;
  /** As much of the content as could be read. */
  readonly value: unknown;
  /** False when the JSON is malformed: then what seems to be missing may only be unreadable. */
  readonly readable: boolean;
}

/** What src/content says of a file. */
export function collectionOf(file: SourceFile): Collection {
  return collections[file.collection];
}

/** What a file must be as a whole. */
export function schemaOf(file: SourceFile): z.ZodType {
  const { holds, entry } = collectionOf(file);
  return holds === "list" ? z.array(entry) : entry;
}

/** The path of the page that a file holds. */
export function pageOf(file: SourceFile): string | undefined {
  return file.collection === "pages" ? textOf(file.value, "path") : undefined;
}
