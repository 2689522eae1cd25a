import { collectionOfEntity, collections, entities } from "../../content/collections";
import type { EntityName } from "../../content/field-roles";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { Site } from "../site";
import { firstName, slug } from "../suggestions/did-you-mean";
import { suggestRemoval } from "../suggestions/suggest-removal";
import { discardChanges, nearest, quotedList } from "../suggestions/wording";
import { entriesOf, valueAt, withoutInvisible } from "../values";
import { checkFields } from "../walk-fields";

/** Finds ids that no entry has, and ids that are in a list twice. */
export function findReferenceProblems(content: Content): Problem[] {
  return checkFields(content, ({ role, value, path, isOptional }, file) => {
    if (typeof role !== "object") return [];
    const list = entriesOf(valueAt(file.value, path.slice(0, -1)));
    const isTwice = list.indexOf(value) < Number(path.at(-1));
    if (!isTwice && content.site.ids[role.reference].includes(value)) return [];
    const remove = suggestRemoval(file, path, isOptional);
    if (isTwice) return namedTwice(value, remove);
    return missingEntry(role.reference, value, content.site, { remove, siblings: list }) ?? [];
  });
}

interface MessageOptions {
  /** The prefix of the id in links, such as "link:". */
  readonly prefix?: string;
  /** How to remove the reference, as the end of a sentence. */
  readonly remove?: string | undefined;
  /** The other ids in the same list, which are not suggested. */
  readonly siblings?: readonly unknown[];
}

/** Explains that no entry has an id; undefined if one has it, or if unreadable files leave that open. */
export function missingEntry(
  entity: EntityName,
  id: string,
  site: Site,
  { prefix = "", remove, siblings = [] }: MessageOptions = {},
): Message | undefined {
  const known = site.ids[entity];
  const home = collectionOfEntity(entity);
  if (known.includes(id) || site.incomplete.has(home)) return undefined;
  const noun = nounOf(entity);
  const file = `data/${collections[home].source}`;
  const several = id.split(/[,;]\s*/);
  if (several.every((each) => known.includes(each))) return severalInOne(id, several);
  const meant = meantId(
    id,
    known.filter((each) => !siblings.includes(each)),
  );
  const isSure = meant !== undefined && idsOfName(id).includes(meant);
  const otherwise = remove === undefined || isSure ? "" : ` If the ${noun} was removed, ${remove}`;
  return {
    cause: `no ${entity} ${known.length === 0 ? "" : id}`,
    found:
      known.length === 0
        ? `"${id}" is used here, but ${file} has no entries.`
        : `No ${noun} has the id "${id}".`,
    expected:
      known.length === 0
        ? "An entry for each id that is used."
        : `The id of an entry in ${file}: ${quotedList(known)}.`,
    fix:
      known.length === 0
        ? `Restore the entries. ${discardChanges}`
        : meant === undefined
          ? `Write one of these ids, or add the ${noun} to ${file}.${otherwise}`
          : `Did you mean "${prefix}${meant}"? Write "${prefix}${meant}".${otherwise}`,
  };
}

/** Guesses the intended id from a similar id or a name. Ids that differ only in a number are different entries. */
function meantId(id: string, known: readonly string[]): string | undefined {
  const withoutNumber = (each: string) => each.toLowerCase().replace(/\d/g, "");
  const likely = known.filter((each) => !/\d/.test(each) || withoutNumber(each) !== withoutNumber(id));
  return known.find((each) => idsOfName(id).includes(each)) ?? nearest(id, likely);
}

/** Returns ids that an entry with a name may have: "Anika Snowberry" gives "anika-snowberry" and "anika". */
function idsOfName(name: string): string[] {
  const visible = withoutInvisible(name).trim();
  return [slug(visible), firstName(visible)];
}

const namedTwice = (id: string, remove: string | undefined): Message => ({
  found: `"${id}" is in this list twice.`,
  expected: "Each id only once.",
  fix: `To keep it only once, ${remove}`,
});

const severalInOne = (id: string, several: readonly string[]): Message => ({
  found: `Several ids are between one pair of quotation marks: "${id}".`,
  expected: "Each id in its own quotation marks.",
  fix: `Write ${several.map((each) => `"${each}"`).join(", ")}`,
});

/** Returns what editors call an entity: "AnxietyArticle" gives "anxiety article". */
function nounOf(entity: EntityName): string {
  const title = entities[entity].meta()?.title ?? entity;
  return title
    .replace(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase()
    .replace("pdf", "PDF");
}
