import { collections, entities } from "../../content/collections";
import type { EntityName } from "../../content/fields";
import { idsOf } from "./entity-ids";
import type { CollectionName, SourceFile } from "./source-file";
import { entriesOf, textOf, valueAt } from "./values";

/** A page, and the places on it where links may lead. */
export interface PagePlaces {
  readonly anchors: readonly string[];
  /** False when a file behind the page is malformed, so that it may have further places. */
  readonly isComplete: boolean;
}

/** What the content's parts may lead to, from files as far as they could be read. */
export interface Site {
  readonly pages: ReadonlyMap<string, PagePlaces>;
  /** Old address to new one. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly ids: Readonly<Record<EntityName, readonly string[]>>;
  /** What is not found in these may still exist, since a file of theirs is missing or malformed. */
  readonly incomplete: ReadonlySet<CollectionName>;
}

/** Gathers every page, place, old address and id. */
export function siteOf(files: readonly SourceFile[]): Site {
  const incomplete = new Set(
    (Object.keys(collections) as CollectionName[]).filter((name) => !isWhole(name, files)),
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

/** Pages are all known as soon as each file tells its path; lists must be well-formed to the end. */
function isWhole(name: CollectionName, files: readonly SourceFile[]): boolean {
  const own = files.filter(({ collection }) => collection === name);
  const isKnown = (file: SourceFile) =>
    name === "pages" ? textOf(file.value, "path") !== undefined : file.readable;
  return own.length > 0 && own.every(isKnown);
}

/** The anchors of a page's blocks; a team list makes a place of every person. */
function placesOf(
  { value, readable }: SourceFile,
  team: readonly string[],
  mayLackPeople: boolean,
): PagePlaces {
  const blocks = entriesOf(valueAt(value, ["blocks"]));
  const hasTeam = blocks.some((block) => textOf(block, "kind") === "team-list");
  const anchors = blocks.flatMap((block) => textOf(block, "anchor") ?? []);
  return {
    anchors: hasTeam ? [...anchors, ...team] : anchors,
    isComplete: readable && !(hasTeam && mayLackPeople),
  };
}
