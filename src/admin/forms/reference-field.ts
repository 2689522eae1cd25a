import { collectionOfEntity, type collections, entities } from "../../content/collections";
import type { EntityName } from "../../content/field-roles";
import { nameFieldOf } from "./summary";

/** The form with which an editor picks an entry of another file, by the words that name it. */
export function referenceField(entity: EntityName) {
  const file = collectionOfEntity(entity);
  const name = nameFieldOf(entities[entity].shape) ?? "id";
  return {
    widget: "relation" as const,
    collection: "_singletons",
    file: file satisfies keyof typeof collections,
    value_field: `${file}.*.id`,
    display_fields: [`${file}.*.${name}`],
  };
}
