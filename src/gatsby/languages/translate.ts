import type { Language } from "../../content-check/translations/languages";
import { hasWords } from "../../content-check/translations/translatable";

/** The part of a language that translates content. */
type Translated = Pick<Language, "texts" | "pages">;

/** A text of the content in a language; the English text on English pages. */
export function translate(text: string, language: Pick<Translated, "texts"> | undefined): string {
  return language?.texts.get(text) ?? text;
}

/** Whether a text is shown in English on a page of another language, because it is not translated yet. */
export function isUntranslated(text: string, language: Pick<Translated, "texts"> | undefined): boolean {
  return language !== undefined && hasWords(text) && !language.texts.has(text);
}

/** Marks English HTML on a page of another language. */
export function markedEnglish(html: string): string {
  return /^<(p|ul|ol|h3)>/.test(html)
    ? html.replace(/<(p|ul|ol|h3)>/g, '<$1 lang="en">')
    : `<span lang="en">${html}</span>`;
}

/** The address of a page in a language, with its anchor: "/es/contacto#form" for "/contact#form", if that page is live in it. */
export function pathIn(path: string, language: Pick<Translated, "pages"> | undefined): string {
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
