import type { TranslationContent } from "../../content/languages";
import { language, translation } from "../../content/languages";
import type { Translation } from "../../words/catalog";
import { checkCatalog } from "../../words/check-catalog";
import type { Content } from "../read-content";
import { type LanguageFile, pageOf, type TranslationFile } from "../source-file";
import { textOf } from "../values";
import { matchPairs } from "./match-pairs";
import { emergenciesWithoutWords, hasConcernFinder } from "./search-words";
import { textsOfPage } from "./texts-of-page";

/** A language other than English, with what is translated into it. */
export interface Language {
  /** From the name of its file: "es". */
  readonly code: string;
  readonly name: string;
  readonly english: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The words of the interface. */
  readonly words: Translation;
  /** The translation of each English text, as it is now. */
  readonly texts: ReadonlyMap<string, string>;
  /** The pages that are whole in this language: the English path, and the path in this language. */
  readonly pages: ReadonlyMap<string, string>;
  /** What parents type into the worry finder, by the id of the concern. */
  readonly searchWords: ReadonlyMap<string, SearchWords>;
}

export interface SearchWords {
  readonly words: readonly string[];
  readonly not: readonly string[];
}

/** Returns the languages in which the home page is whole. The switch of every other page leads there. */
export function languagesOf(content: Content): Language[] {
  return content.languages.flatMap((file) => languageOf(file, content)).filter(({ pages }) => pages.has("/"));
}

function languageOf(file: LanguageFile, content: Content): Language[] {
  const { data } = language.safeParse(file.value);
  if (data === undefined || data.draft || problemsOfWords(data).length > 0) return [];
  const { $schema, draft, words, ...facts } = data;
  const translations = content.translations.filter((each) => each.language === file.code);
  const texts = new Map(
    Array.from(matchPairs(content, file.code).translated, ([english, { text }]) => [english, text]),
  );
  const concerns = translations.filter(({ original }) => original.collection === "concerns");
  const silent = concerns.length === 0 || emergenciesWithoutWords(concerns).length > 0;
  const wholePages = translations.flatMap((each) => {
    const [from, to] = [pageOf(each.original), textOf(each.value, "path")];
    const isSilent = hasConcernFinder(each.original) && silent;
    const isWhole = !isSilent && missingTexts(each, texts, content).length === 0;
    return from !== undefined && to !== undefined && isWhole ? [[from, to] as const] : [];
  });
  return [
    {
      code: file.code,
      ...facts,
      words: words as unknown as Translation,
      texts,
      pages: new Map(wholePages),
      searchWords: new Map(translations.flatMap(searchWordsOf)),
    },
  ];
}

/** Returns what is wrong with the interface's words of a language, and with its locale. */
export function problemsOfWords({ words, locale }: { words: unknown; locale: string }): string[] {
  try {
    return checkCatalog(words, locale);
  } catch (error) {
    if (error instanceof RangeError) return [`locale: "${locale}" is not the tag of a language.`];
    throw error;
  }
}

/** Returns the English texts of a page that have no translation, in its order, with those of what it shows. */
export function missingTexts(
  { original }: TranslationFile,
  translated: { has(english: string): boolean },
  content: Content,
): string[] {
  return [...textsOfPage(original, content)].filter((english) => !translated.has(english));
}

function searchWordsOf({ value }: TranslationFile): (readonly [string, SearchWords])[] {
  const { words = [] }: Partial<TranslationContent> = translation.safeParse(value).data ?? {};
  return words.map(({ concern, words: own, not = [] }) => [concern, { words: own, not }]);
}
