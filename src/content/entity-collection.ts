import { z } from "zod";
import { collections, entities } from "./collections";
import type { EntityName } from "./field-roles";

/**
 * The collection whose file holds an entity, alone or beside other kinds.
 * @throws Error when no file under data/ holds it
 */
export function collectionOfEntity(entity: EntityName): keyof typeof collections {
  const names = Object.keys(collections) as (keyof typeof collections)[];
  const home = names.find((name) => optionsOf(collections[name].entry).includes(entities[entity]));
  if (home === undefined) throw new Error(`No file under data/ holds ${entity}.`);
  return home;
}

function optionsOf(entry: z.core.$ZodType): readonly z.core.$ZodType[] {
  return entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
}
