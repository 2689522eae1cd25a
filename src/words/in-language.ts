import type { Catalog } from "./catalog";

/** The parts of a catalog that have words. */
export type Area = Exclude<keyof Catalog, "locale">;

/**
 * The words of one area in the language of a page.
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
