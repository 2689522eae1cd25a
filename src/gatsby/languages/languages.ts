import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Language } from "../../content-check/translations/languages";
import { readLanguages } from "../../content-check/translations/read-languages";
import { hasWords } from "../../content-check/translations/translatable";
import type { Catalog } from "../../words/catalog";
import { intlDates } from "../../words/intl-dates";
import { lastValidDataDir } from "../develop/last-valid-content";

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
export function languageOf({ language }: { readonly language?: string }): Language | undefined {
  return language === undefined ? undefined : liveLanguages().find(({ code }) => code === language);
}

/** By the words of a language. Each field of a page asks, and making the words of dates takes long. */
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

/** A text of the content in a language; the English text on English pages. */
export function translate(text: string, language: Pick<Language, "texts"> | undefined): string {
  return language?.texts.get(text) ?? text;
}

/** Whether a text is shown in English on a page of another language, because it is not translated yet. */
export function isUntranslated(text: string, language: Pick<Language, "texts"> | undefined): boolean {
  return language !== undefined && hasWords(text) && !language.texts.has(text);
}

/** Marks English HTML on a page of another language. */
export function markedEnglish(html: string): string {
  return /^<(p|ul|ol|h3)>/.test(html)
    ? html.replace(/<(p|ul|ol|h3)>/g, '<$1 lang="en">')
    : `<span lang="en">${html}</span>`;
}

/** The address of a page in a language, with its anchor: "/es/contacto#form" for "/contact#form", if that page is live in it. */
export function pathIn(path: string, language: Pick<Language, "pages"> | undefined): string {
  const [page = "", ...anchor] = path.split("#");
  return [language?.pages.get(page) ?? page, ...anchor].join("#");
}

/** Whether an address is that of an English page, file or website, while the page with the link is in a language. */
export function leadsToEnglish(
  address: string,
  language: Pick<Language, "code" | "pages" | "websites"> | undefined,
): boolean {
  const [page = ""] = address.split("#");
  if (language === undefined || page.startsWith(`/documents/${language.code}/`)) return false;
  return ![...language.pages.values(), ...language.websites].includes(page);
}
