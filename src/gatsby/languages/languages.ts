import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Language } from "../../content-check/translations/languages";
import { readLanguages } from "../../content-check/translations/read-languages";
import type { Catalog } from "../../words/catalog";
import { intlDates } from "../../words/intl-dates";
import { lastValidDataDir } from "../develop/last-valid-content";

/** The part of a resolver's context that says in which language a page is: it has the context of the page. */
export interface InLanguage {
  /** The code of the language, such as "es"; undefined on English pages. */
  readonly language?: string;
}

let current: readonly Language[] | undefined;

/** Reads the languages in which there are pages: from the same copy of data/ that Gatsby reads. */
export function refreshLanguages(): readonly Language[] {
  current = readLanguages(process.env.NODE_ENV === "development" ? dirname(lastValidDataDir) : ".");
  return current;
}

/** The languages in which there are pages, without English. They are read once, until they are read again on purpose. */
export function liveLanguages(): readonly Language[] {
  return current ?? refreshLanguages();
}

/** The language of a page, from the page's context; undefined for English. */
export function languageOf({ language }: InLanguage): Language | undefined {
  return language === undefined ? undefined : liveLanguages().find(({ code }) => code === language);
}

/** By the words of a language. Each field of a page asks: making the words of dates took two thirds of the time of queries. */
const catalogs = new WeakMap<Language["words"], Catalog>();

/** All words of the interface in a language. */
export function catalogOf({ words, locale }: Pick<Language, "words" | "locale">): Catalog {
  const catalog = catalogs.get(words) ?? { ...words, locale, dates: intlDates(locale, words.hours) };
  catalogs.set(words, catalog);
  return catalog;
}

/** Adds to source files the translations beside them in a language, and the language itself. */
export function withTranslations(files: readonly string[], code: string): string[] {
  const beside = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, `.${code}.json`));
  return [...files, ...[...beside, `data/languages/${code}.json`].filter((file) => existsSync(file))];
}
