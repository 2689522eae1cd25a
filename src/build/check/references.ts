import { collections, entities } from "../../content/collections";
import type { EntityName } from "../../content/fields";
import { eachField } from "./each-field";
import { homeOf } from "./entity-ids";
import type { Fault, Words } from "./fault";
import { listed, nearest } from "./nearest";
import type { Content } from "./read-content";
import type { Site } from "./site";

/** Ids that no entry has. */
export function findReferenceFaults(content: Content): Fault[] {
  return eachField(content, ({ role, value }) => {
    const words = typeof role === "object" ? missingEntry(role.reference, value, content.site) : undefined;
    return words === undefined ? [] : [words];
  });
}

/**
 * Says that no entry of a list has an id; undefined if one has, or if that can't be known.
 * @param write what comes before the id where it is written, such as "link:"
 */
export function missingEntry(entity: EntityName, id: string, site: Site, write = ""): Words | undefined {
  const known = site.ids[entity];
  const home = homeOf(entity);
  if (known.includes(id) || site.incomplete.has(home)) return undefined;
  const meant = nearest(id, known);
  const file = `data/${collections[home].source}`;
  return {
    found: `No ${nounOf(entity)} has the id "${id}".`,
    expected: `The id of an entry in ${file}: ${listed(known)}.`,
    mend:
      meant === undefined
        ? `Write one of these, or add the entry to ${file}.`
        : `Did you mean "${write}${meant}"?`,
  };
}

/** "AnxietyArticle" gives "anxiety article". */
function nounOf(entity: EntityName): string {
  const title = entities[entity].meta()?.title ?? entity;
  return title.replace(/(?<=[a-z])[A-Z]/g, " $&").toLowerCase();
}
