import { z } from "zod";
import { entities } from "../content/collections";
import { collectionOfEntity } from "../content/entity-collection";
import type { EntityName } from "../content/field-roles";
import type { SourceFile } from "./source-file";
import { entriesOf, isRecord, textOf } from "./values";

/** Returns the ids of an entity's entries in file order, as far as the file could be read. */
export function idsOf(entity: EntityName, files: readonly SourceFile[]): string[] {
  const source = collectionOfEntity(entity);
  return files
    .filter(({ collection }) => collection === source)
    .flatMap(({ value }) => entriesOf(value).filter((entry) => isOf(entity, entry)))
    .flatMap((entry) => textOf(entry, "id") ?? []);
}

/** Whether an entry is of an entity. In a file with several kinds of entities, the field "kind" decides. */
function isOf(entity: EntityName, entry: unknown): boolean {
  const { kind }: z.core.$ZodShape = entities[entity].shape;
  return kind === undefined || (isRecord(entry) && z.safeParse(kind, entry.kind).success);
}
