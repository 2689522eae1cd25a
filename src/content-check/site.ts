import { z } from "zod";
import { type Collection, collections, entities } from "../content/collections";
import { anchor, type EntityName } from "../content/fields";
import { page } from "../content/page";
import { idsOf } from "./entity-ids";
import type { CollectionName, SourceFile } from "./source-file";
import { entriesOf, textOf, valueAt } from "./values";

/** A page, and the places on it where links may lead. */
export interface PageAnchors {
  /** The file of the page, such as "data/pages/about.json". */
  readonly file: string;
  readonly anchors: readonly string[];
  /** False when a file behind the page is malformed, so that it may have further places. */
  readonly isComplete: boolean;
}

/** What the parts of the content may lead to, from files as far as they could be read. */
export interface Site {
  readonly pages: ReadonlyMap<string, PageAnchors>;
  /** Old address to new one. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly ids: Readonly<Record<EntityName, readonly string[]>>;
  /** What is not found in these may still exist, since a file of theirs is missing or malformed. */
  readonly incomplete: ReadonlySet<CollectionName>;
}

/**
 * Gathers every page, place, old address and id.
 * @param hasUnknownFiles whether data/pages holds files that are not read, which may be pages with a wrong name
 */
export function siteOf(files: readonly SourceFile[], hasUnknownFiles = false): Site {
  const incomplete = new Set(
    (Object.keys(collections) as CollectionName[]).filter(
      (name) => (name === "pages" && hasUnknownFiles) || !isWhole(name, files),
    ),
  );
  const names = Object.keys(entities) as EntityName[];
  const ids = Object.fromEntries(names.map((name) => [name, idsOf(name, files)])) as Record<
    EntityName,
    string[]
  >;
  const redirects = files.filter(({ collection }) => collection === "redirects");
  return {
    ids,
    incomplete,
    pages: new Map(
      files
        .filter(({ collection, value }) => collection === "pages" && textOf(value, "path") !== undefined)
        .map((file) => [textOf(file.value, "path") ?? "", placesOf(file, ids.team, incomplete.has("team"))]),
    ),
    redirects: new Map(
      redirects
        .flatMap(({ value }) => entriesOf(value))
        .map((entry) => [textOf(entry, "from") ?? "", textOf(entry, "to") ?? ""]),
    ),
  };
}

/**
 * Whether every entry of a collection is known. Pages are as soon as each file says its path; lists must be well-formed
 * to the end. A wrong or repeated id may hide the one that others name, so it is reported first and alone.
 */
function isWhole(name: CollectionName, files: readonly SourceFile[]): boolean {
  const own = files.filter(({ collection }) => collection === name);
  if (name === "pages")
    return (
      own.length > 0 &&
      areNames(
        own.map(({ value }) => value),
        "path",
        page,
      )
    );
  return own.length > 0 && own.every(({ readable, value }) => readable && isKnownList(name, value));
}

function isKnownList(name: CollectionName, value: unknown): boolean {
  const { holds, entry }: Collection = collections[name];
  if (holds !== "list") return true;
  const options = entry instanceof z.ZodDiscriminatedUnion ? entry.options : [entry];
  const [hasId] = options.filter((option) => option instanceof z.ZodObject && "id" in option.shape);
  return Array.isArray(value) && (hasId === undefined || areNames(value, "id", hasId));
}

/** Whether each entry has a well-formed name, and no two have the same. */
function areNames(entries: readonly unknown[], field: string, description: z.core.$ZodType): boolean {
  const names = entries.map((entry) => textOf(entry, field));
  const form = description instanceof z.ZodObject ? description.shape[field] : undefined;
  const isWellFormed = names.every((name) => form !== undefined && z.safeParse(form, name).success);
  return isWellFormed && new Set(names).size === names.length;
}

/** The anchors of a page's blocks; a team list makes a place of every person. */
function placesOf(
  { name, value, readable }: SourceFile,
  team: readonly string[],
  mayLackPeople: boolean,
): PageAnchors {
  const blocks = entriesOf(valueAt(value, ["blocks"]));
  const hasTeam = listsTeam(blocks);
  const anchors = blocks.flatMap((block) => textOf(block, "anchor") ?? []);
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
