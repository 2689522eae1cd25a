import type { BlockKind } from "../../content/blocks";
import { collectionOfEntity } from "../../content/collections";
import type { EntityName } from "../../content/field-roles";
import type { Content } from "../read-content";
import type { CollectionName, SourceFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";
import { type Field, fieldsOf } from "../walk-fields";
import { translatableFields } from "./translatable";

/** The lists that these kinds of blocks show without naming their entries. */
const implicit: Partial<Record<BlockKind, CollectionName>> = {
  milestones: "milestones",
  "team-banner": "team",
  "team-list": "team",
};

/**
 * What every page shows. The reasons of closures and the news are not here: a snow day that only English has a word for
 * must not take a language off the website.
 */
const onEveryPage: readonly CollectionName[] = ["navigation", "clinic"];

/** What is played on the page that names it, with what is said there. */
const media: readonly EntityName[] = ["links", "anxietyArticles", "mediaItems"];

/** Returns the English texts that visitors of a page read: its own, those of the entries it names, and of every page. */
export function textsOfPage(page: SourceFile, { files }: Content): ReadonlySet<string> {
  const texts = new Set<string>();
  const seen = new Set<string>();
  const blocks = entriesOf(valueAt(page.value, ["blocks"]));
  const lists = blocks.flatMap((block) => implicit[textOf(block, "kind") as BlockKind] ?? []);
  const whole = files.filter(({ collection }) => [...onEveryPage, ...lists].includes(collection));
  for (const file of [page, ...whole]) for (const part of partsOf(file).values()) add(part);
  return texts;

  function add(part: Part): void {
    for (const text of part.texts) texts.add(text);
    for (const [entity, id] of part.entities) addEntity(entity, id);
  }

  function addEntity(entity: EntityName, id: string): void {
    if (seen.has(`${entity} ${id}`)) return;
    seen.add(`${entity} ${id}`);
    const shown = [collectionOfEntity(entity), ...(media.includes(entity) ? ["transcripts"] : [])];
    for (const file of files.filter((each) => each.readable && shown.includes(each.collection))) {
      const part = partsOf(file).get(id);
      if (part) add(part);
    }
  }
}

/** An entry of a list, or all of another file. */
interface Part {
  /** What is translated of it. */
  readonly texts: string[];
  /** What it names. */
  readonly entities: (readonly [EntityName, string])[];
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, Part>>();

/** Returns the parts of a file by their ids. Pages name the same entries, so each is read once. */
function partsOf(file: SourceFile): ReadonlyMap<string, Part> {
  const before = known.get(file);
  if (before) return before;
  const parts = new Map<string, Part>();
  const entries = entriesOf(file.value);
  const partOf = ({ path: [index] }: Field): Part => {
    const id = textOf(entries[Number(index)], "id") ?? "";
    const part = parts.get(id) ?? { texts: [], entities: [] };
    parts.set(id, part);
    return part;
  };
  for (const field of translatableFields(file)) partOf(field).texts.push(field.value);
  for (const field of fieldsOf(file)) partOf(field).entities.push(...entitiesIn(field));
  known.set(file, parts);
  return parts;
}

/** The entities that a field names. Links lead to a document with its title. */
function entitiesIn({ role, value }: Field): (readonly [EntityName, string])[] {
  if (typeof role === "object") return [[role.reference, value]];
  if (role !== "target" && role !== "html") return [];
  return Array.from(value.matchAll(/\bdocument:([a-z0-9-]+)/g), ([, id = ""]) => ["documents", id] as const);
}
