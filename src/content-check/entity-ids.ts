import { z } from "zod";
import { collections, entities } from "../content/collections";
import type { EntityName } from "../content/fields";
import type { CollectionName, SourceFile } from "./source-file";
import { entriesOf, isRecord, textOf } from "./values";

/** The ids of an entity's entries, in the order of their file, as far as it could be read. */
export function idsOf(entity: EntityName, files: readonly SourceFile[]): string[] {
  const home = collectionOfEntity(entity);
  return files
    .filter(({ collection }) => collection === home)
    .flatMap(({ value }) => entriesOf(value).filter((entry) => isOf(entity, entry)))
    .flatMap((entry) => textOf(entry, "id") ?? []);
}

/** The collection whose file holds an entity, alone or beside other kinds. */
export function collectionOfEntity(entity: EntityName): CollectionName {
  const names = Object.keys(collections) as CollectionName[];
  const home = names.find((name) => optionsOf(collections[name].entry).includes(entities[entity]));
  if (home === undefined) throw new Error(`No file under data/ holds ${entity}.`);
  return home;
}

function optionsOf(entry: z.core.$ZodType): readonly z.core.$ZodType[] {
  return entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
}

/** A file that holds several kinds of entity tells them apart by their "kind". */
function isOf(entity: EntityName, entry: unknown): boolean {
  const { kind }: z.core.$ZodShape = entities[entity].shape;
  return kind === undefined || (isRecord(entry) && z.safeParse(kind, entry.kind).success);
}
