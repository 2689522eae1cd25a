import { z } from "zod";
import { entities } from "../content/collections";
import { collectionOfEntity } from "../content/entity-collection";
import type { EntityName } from "../content/fields";
import type { SourceFile } from "./source-file";
import { entriesOf, isRecord, textOf } from "./values";

/** The ids of an entity's entries, in the order of their file, as far as it could be read. */
export function idsOf(entity: EntityName, files: readonly SourceFile[]): string[] {
  const home = collectionOfEntity(entity);
  return files
    .filter(({ collection }) => collection === home)
    .flatMap(({ value }) => entriesOf(value).filter((entry) => isOf(entity, entry)))
    .flatMap((entry) => textOf(entry, "id") ?? []);
}

/** A file that holds several kinds of entity tells them apart by their "kind". */
function isOf(entity: EntityName, entry: unknown): boolean {
  const { kind }: z.core.$ZodShape = entities[entity].shape;
  return kind === undefined || (isRecord(entry) && z.safeParse(kind, entry.kind).success);
}
