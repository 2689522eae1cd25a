import { z } from "zod";
import { type Collection, collectionOfEntity, collections, entities } from "../content/collections";
import type { EntityName } from "../content/field-roles";
import { anchor } from "../content/fields";
import { page } from "../content/page";
import { type CollectionName, entriesIn, type FieldPath, pageOf, type SourceFile } from "./source-file";
import { entriesOf, isRecord, type Place, textOf, textsAt, valueAt } from "./values";

/** A page and its anchors, which links can lead to. */
export interface PageAnchors {
  /** The file of the page, such as "data/pages/about.json". */
  readonly file: string;
  readonly anchors: readonly string[];
  /** False if a file that the page uses is malformed, so that the page may have more anchors. */
  readonly isComplete: boolean;
}

/** What links and ids can refer to, as far as the files could be read. */
export interface Site {
  readonly pages: ReadonlyMap<string, PageAnchors>;
  /** The paths of the pages of concerns, each with its file. */
  readonly concerns: ReadonlyMap<string, string>;
  /** Maps the old path of each redirect to the new one. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly ids: Readonly<Record<EntityName, readonly string[]>>;
  /** Collections with a missing or malformed file: an entry that is not found in them may still exist. */
  readonly incomplete: ReadonlySet<CollectionName>;
}

/**
 * Collects every page, anchor, redirect and id.
 * @param hasUnknownFiles whether data/pages contains files that are not read, which may be pages with a wrong name
 */
export function siteOf(files: readonly SourceFile[], hasUnknownFiles = false): Site {
  const incomplete = new Set(
    (Object.keys(collections) as CollectionName[]).filter(
      (name) => (name === "pages" && hasUnknownFiles) || !isFullyKnown(name, files),
    ),
  );
  const lists = (Object.keys(entities) as EntityName[]).map((name) => [name, idsOf(name, files)]);
  const ids = Object.fromEntries(lists) as Record<EntityName, string[]>;
  const redirects = entriesIn(files, "redirects");
  return {
    ids,
    incomplete,
    pages: new Map(
      files.flatMap((file) => {
        const path = pageOf(file);
        return path === undefined ? [] : [[path, anchorsOf(file, ids.team, incomplete.has("team"))]];
      }),
    ),
    concerns: new Map(
      files
        .filter(({ collection }) => collection === "concerns")
        .flatMap(({ name, value }) => textsAt(value, ["*", "path"]).map((path) => [path.value, name])),
    ),
    redirects: new Map(redirects.map((entry) => [textOf(entry, "from") ?? "", textOf(entry, "to") ?? ""])),
  };
}

/**
 * Whether every entry of a collection is known. An invalid or repeated id may be a typo for one that others refer to, so then it
 * is the only problem reported.
 */
function isFullyKnown(name: CollectionName, files: readonly SourceFile[]): boolean {
  const own = files.filter(({ collection }) => collection === name);
  if (own.length === 0) return false;
  const values = own.map(({ value }) => value);
  if (name === "pages") return areNames(values, "path", page);
  return own.every(({ readable, value }) => readable && isKnownList(name, value));
}

function isKnownList(name: CollectionName, value: unknown): boolean {
  const { holds, entry }: Collection = collections[name];
  if (holds !== "list") return true;
  const options = entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
  const [hasId] = options.filter((option) => option instanceof z.ZodObject && "id" in option.shape);
  return Array.isArray(value) && (hasId === undefined || areNames(value, "id", hasId));
}

/** Whether every entry has a valid name, and no two names are the same. */
function areNames(entries: readonly unknown[], field: string, description: z.core.$ZodType): boolean {
  const names = entries.map((entry) => textOf(entry, field));
  const schema = description instanceof z.ZodObject ? description.shape[field] : undefined;
  const isWellFormed = schema && names.every((name) => z.safeParse(schema, name).success);
  return isWellFormed === true && new Set(names).size === names.length;
}

/** Returns the anchors of a page's blocks; a team list adds one for each person, a sensory guide one for each room, a visit pack one for each visit. */
function anchorsOf(page: SourceFile, team: readonly string[], mayLackPeople: boolean): PageAnchors {
  const { name, value, readable } = page;
  const blocks = entriesOf(valueAt(value, ["blocks"]));
  const hasTeam = listsTeam(blocks);
  const anchors = blocks.flatMap((block) => [
    ...writtenAnchors(block).map((each) => each.value),
    ...partsOf(block),
  ]);
  return {
    file: name,
    anchors: hasTeam ? [...anchors, ...team] : anchors,
    isComplete:
      readable && anchors.every((each) => anchor.safeParse(each).success) && !(hasTeam && mayLackPeople),
  };
}

/** Whether one of a page's blocks lists the team, which makes an anchor of every person's id. */
export function listsTeam(blocks: readonly unknown[]): boolean {
  return blocks.some((block) => textOf(block, "kind") === "team-list");
}

/** The ids of the rooms of a sensory guide and of the visits of a visit pack, which are anchors of the page. */
export function partsOf(block: unknown): string[] {
  return ["rooms", "visits"].flatMap((list) => textsAt(block, [list, "*", "id"])).map(({ value }) => value);
}

/** The anchors of a block at a path, of the areas of a concern finder, of questions and of groups of documents. */
export function writtenAnchors(block: unknown, path: FieldPath = []): Place<string>[] {
  const lists = ["areas", "questions", "groups"].map((list) => [list, "*", "anchor"]);
  return [["anchor"], ...lists].flatMap((pattern) => textsAt(block, pattern, path));
}

/** Returns the ids of an entity's entries in file order, as far as the file could be read. */
function idsOf(entity: EntityName, files: readonly SourceFile[]): string[] {
  return entriesIn(files, collectionOfEntity(entity))
    .filter((entry) => isOf(entity, entry))
    .flatMap((entry) => textOf(entry, "id") ?? []);
}

/** Whether an entry is of an entity. In a file with several kinds of entities, the field "kind" decides. */
function isOf(entity: EntityName, entry: unknown): boolean {
  const { kind }: z.core.$ZodShape = entities[entity].shape;
  return kind === undefined || (isRecord(entry) && z.safeParse(kind, entry.kind).success);
}
