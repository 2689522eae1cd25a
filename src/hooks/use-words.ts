import { createContext, useContext } from "react";
import type { Catalog } from "../words/catalog";
import { locale } from "../words/en/dates";
import { type Area, inLanguage } from "../words/in-language";

/** The words of a page that is not in English. English pages have none: their words are in the code. */
export const WordsContext = createContext<Catalog | undefined>(undefined);

/** The words of the page if it is not in English, for code that is loaded later and brings its own English words. */
export function useCatalog(): Catalog | undefined {
  return useContext(WordsContext);
}

/** The words of one area in the language of the page: `useWords({ layout })`, with the English words of the area. */
export function useWords<Name extends Area>(english: Pick<Catalog, Name>): Catalog[Name] {
  return inLanguage(useCatalog(), english);
}

/** The language of the page, as `Intl` names it. */
export function useLocale(): string {
  return useCatalog()?.locale ?? locale;
}
