import type { Catalog } from "./catalog";

/** The parts of a catalog that have words. */
export type Area = Exclude<keyof Catalog, "locale">;

/**
 * The words of one area in the language of a page. The English words come with the call, because a script with only the names of
 * areas would need the words of all: see docs/performance.md. In an object, the compiler checks that they go with the name.
 * @param catalog the words of the page; undefined on English pages, which have the words in their code
 * @param english the English words by the name of their area: `{ layout }`
 */
export function inLanguage<Name extends Area>(
  catalog: Catalog | undefined,
  english: Pick<Catalog, Name>,
): Catalog[Name] {
  const [name] = Object.keys(english) as [Name];
  return (catalog ?? english)[name];
}
