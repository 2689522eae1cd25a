import { z } from "zod";
import { collections, entities } from "../content/collections";
import type { EntityName } from "../content/fields";
import type { CollectionName, SourceFile } from "./source-file";
import { entriesOf, isRecord, textOf } from "./values";

/** Returns the ids of an entity's entries in file order, as far as the file could be read. */
export function idsOf(entity: EntityName, files: readonly SourceFile[]): string[] {
  const source = collectionOfEntity(entity);
  return files
    .filter(({ collection }) => collection === source)
    .flatMap(({ value }) => entriesOf(value).filter((entry) => isOf(entity, entry)))
    .flatMap((entry) => textOf(entry, "id") ?? []);
}

/**
 * Returns the collection that contains an entity, alone or with other kinds.
 * @throws if no collection contains it
 */
export function collectionOfEntity(entity: EntityName): CollectionName {
  const names = Object.keys(collections) as CollectionName[];
  const collection = names.find((name) => optionsOf(collections[name].entry).includes(entities[entity]));
  if (collection === undefined) throw new Error(`No file under data/ contains ${entity} entries.`);
  return collection;
}

function optionsOf(entry: z.core.$ZodType): readonly z.core.$ZodType[] {
  return entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
}

/** Whether an entry is of an entity. In a file with several kinds of entities, the field "kind" decides. */
function isOf(entity: EntityName, entry: unknown): boolean {
  const { kind }: z.core.$ZodShape = entities[entity].shape;
  return kind === undefined || (isRecord(entry) && z.safeParse(kind, entry.kind).success);
}
