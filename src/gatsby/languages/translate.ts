import type { Language } from "../../content-check/translations/languages";

/** The part of a language that translates content. */
export type Translated = Pick<Language, "texts" | "pages">;

/** A text of the content in a language; the English text on English pages. */
export function translate(text: string, language: Pick<Translated, "texts"> | undefined): string {
  return language?.texts.get(text) ?? text;
}

/** The address of a page in a language, with its anchor: "/es/contacto#form" for "/contact#form", if that page is live in it. */
export function pathIn(path: string, language: Pick<Translated, "pages"> | undefined): string {
  const [page = "", ...anchor] = path.split("#");
  return [language?.pages.get(page) ?? page, ...anchor].join("#");
}
