import { collections, entities } from "../../content/collections";
import { collectionOfEntity } from "../../content/entity-collection";
import type { EntityName } from "../../content/fields";
import { checkFields } from "../check-fields";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { Site } from "../site";
import { nearest, quotedList } from "../suggestions/nearest";
import { suggestRemoval } from "../suggestions/suggest-removal";
import { discardChanges } from "../suggestions/suggest-restore";
import { entriesOf, valueAt, withoutInvisible } from "../values";

/** Ids that no entry has, and ids that a list names twice. */
export function findReferenceProblems(content: Content): Problem[] {
  return checkFields(content, ({ role, value, path, isOptional }, file) => {
    if (typeof role !== "object") return [];
    const list = entriesOf(valueAt(file.value, path.slice(0, -1)));
    const remove = suggestRemoval(file, path, isOptional);
    if (list.indexOf(value) < Number(path.at(-1))) return [namedTwice(value, remove)];
    const words = missingEntry(role.reference, value, content.site, { remove, siblings: list });
    return words === undefined ? [] : [words];
  });
}

interface Wording {
  /** What comes before the id where it is written, such as "link:". */
  readonly prefix?: string;
  /** How to do without the entry, as the end of a sentence. */
  readonly remove?: string | undefined;
  /** Ids that are named beside it, so that they can't be meant. */
  readonly siblings?: readonly unknown[];
}

/** Says that no entry of a list has an id; undefined if one has, or if that can't be known. */
export function missingEntry(
  entity: EntityName,
  id: string,
  site: Site,
  { prefix = "", remove, siblings = [] }: Wording = {},
): Message | undefined {
  const known = site.ids[entity];
  const home = collectionOfEntity(entity);
  if (known.includes(id) || site.incomplete.has(home)) return undefined;
  const noun = nounOf(entity);
  const file = `data/${collections[home].source}`;
  const several = id.split(/[,;]\s*/);
  if (several.length > 1 && several.every((each) => known.includes(each))) return severalInOne(id, several);
  const meant = meantId(
    id,
    known.filter((each) => !siblings.includes(each)),
  );
  const isSure = meant !== undefined && (idsOfName(id).includes(meant) || id.trim() === meant);
  const otherwise = remove === undefined || isSure ? "" : ` If the ${noun} was removed, ${remove}`;
  return {
    cause: `no ${entity} ${known.length === 0 ? "" : id}`,
    found:
      known.length === 0
        ? `${file} has no entry, but "${id}" is named here.`
        : `No ${noun} has the id "${id}".`,
    expected:
      known.length === 0
        ? "An entry for each id that is named."
        : `The id of an entry in ${file}: ${quotedList(known)}.`,
    fix:
      known.length === 0
        ? `Bring the entries back. ${discardChanges}`
        : meant === undefined
          ? `Write one of these ids, or add the ${noun} to ${file}.${otherwise}`
          : `Did you mean "${prefix}${meant}"? Write "${prefix}${meant}".${otherwise}`,
  };
}

/** The id that was meant: nearly the same, or that of the name that was written. Another number is another entry. */
function meantId(id: string, known: readonly string[]): string | undefined {
  const words = id.trim().toLowerCase();
  const withoutNumber = (each: string) => each.replace(/\d+/g, "");
  const likely = known.filter(
    (each) => each === words || withoutNumber(each) === each || withoutNumber(each) !== withoutNumber(words),
  );
  return known.find((each) => idsOfName(id).includes(each)) ?? nearest(id, likely);
}

/** The ids that an entry of that name may have: "Anika Snowberry" gives "anika-snowberry" and "anika". */
function idsOfName(name: string): string[] {
  const words = withoutInvisible(name).trim().toLowerCase();
  return [words, words.replace(/[^a-z0-9]+/g, "-"), words.replace(/[^a-z].*$/, "")];
}

function namedTwice(id: string, remove: string | undefined): Message {
  return {
    found: `"${id}" is in this list twice.`,
    expected: "Each id once.",
    fix: remove === undefined ? "Delete one of the two." : `To keep it once, ${remove}`,
  };
}

function severalInOne(id: string, several: readonly string[]): Message {
  return {
    found: `Several ids are between one pair of quotation marks: "${id}".`,
    expected: "Each id in quotation marks of its own.",
    fix: `Write ${several.map((each) => `"${each}"`).join(", ")}`,
  };
}

/** "AnxietyArticle" gives "anxiety article". */
function nounOf(entity: EntityName): string {
  const title = entities[entity].meta()?.title ?? entity;
  return title
    .replace(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase()
    .replace("pdf", "PDF");
}
