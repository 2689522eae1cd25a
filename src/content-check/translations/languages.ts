import { language } from "../../content/languages";
import { englishAreas, type Translation } from "../../words/catalog";
import { checkCatalog } from "../../words/check-catalog";
import type { Content } from "../read-content";
import { entriesIn, type LanguageFile, pageOf, type TranslationFile } from "../source-file";
import { entriesOf, isRecord, textOf, valueAt } from "../values";
import { matchPairs } from "./match-pairs";
import { textsOfPage } from "./texts-of-page";
import { translatableTexts } from "./translatable";

/** A language other than English, with what is translated into it. */
export interface Language {
  /** From the name of its file: "es". */
  readonly code: string;
  readonly name: string;
  readonly english: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The words of the interface, in English where they are not translated. */
  readonly words: Translation;
  /** The translation of each English text, as it is now. */
  readonly texts: ReadonlyMap<string, string>;
  /** The texts that its pages show in English, because they are not translated yet: without HTML, {facts} not filled in. */
  readonly untranslated: readonly string[];
  /** The pages that are live in this language, also those of concerns: the English path, and the path in this language. */
  readonly pages: ReadonlyMap<string, string>;
  /** The addresses of other websites that can be read in this language. */
  readonly websites: ReadonlySet<string>;
}

/** Returns the languages in which the home page is live. The switch of every other page leads there. */
export function languagesOf(content: Content): Language[] {
  return content.languages.flatMap((file) => languageOf(file, content)).filter(({ pages }) => pages.has("/"));
}

function languageOf(file: LanguageFile, content: Content): Language | [] {
  const { data } = language.safeParse(file.value);
  const ofWords = data === undefined ? [] : problemsOfWords(data);
  if (data === undefined || data.draft || !ofWords.every(isMissing)) return [];
  const { $schema, draft, glossary, words, ...facts } = data;
  const translations = content.translations.filter((each) => each.language === file.code);
  const texts = new Map(
    Array.from(matchPairs(content, file.code).translated, ([english, { text }]) => [english, text]),
  );
  const missingIn = new Map(translations.map((each) => [each, missingTexts(each, texts, content)]));
  const live = translations.filter((each) => {
    const isWhole = ofWords.length === 0 && missingIn.get(each)?.length === 0;
    return (textOf(each.value, "website") ?? (isWhole ? "shown" : "")) === "shown";
  });
  const pages = live.map(({ original, value }) => [pageOf(original), textOf(value, "path")] as const);
  const dated = content.files.filter(({ collection }) => ["closures", "news"].includes(collection));
  const missingWords: string[] = [];
  const ownWords = withEnglish(words, englishAreas, missingWords) as Translation;
  const missing = [
    ...missingWords,
    ...live.flatMap((each) => missingIn.get(each) ?? []),
    ...dated.flatMap(translatableTexts).filter((text) => !texts.has(text)),
  ];
  const addresses = entriesIn(content.files, "concerns").flatMap((entry) => textOf(entry, "path") ?? []);
  const concernPages = addresses.map((path) => [path, texts.get(path)] as const);
  return {
    code: file.code,
    ...facts,
    words: ownWords,
    texts,
    untranslated: [...new Set(missing)].filter((text) => !/<[a-z]/.test(text)),
    pages: new Map([...pages, ...concernPages].flatMap(([from, to]) => (from && to ? [[from, to]] : []))),
    websites: new Set(content.files.flatMap(({ value }) => websitesIn(file.code, value))),
  };
}

/** Finds the addresses of websites that can be read in a language, in any part of a file. */
function websitesIn(code: string, value: unknown): string[] {
  const own = entriesOf(valueAt(value, ["languages"])).includes(code) && isRecord(value) ? value : {};
  const addresses = [own.url, own.videoUrl, own.link].filter((each) => typeof each === "string");
  const parts = typeof value === "object" && value !== null ? Object.values(value) : [];
  return [...addresses, ...parts.flatMap((part) => websitesIn(code, part))];
}

/** Returns what is wrong with the interface's words of a language, and with its locale, if it has one. */
export function problemsOfWords(about: unknown): string[] {
  const locale = textOf(about, "locale");
  if (locale === undefined) return [];
  try {
    return checkCatalog(valueAt(about, ["words"]), locale);
  } catch (error) {
    if (error instanceof RangeError) return [`locale: "${locale}" is not the tag of a language.`];
    throw error;
  }
}

/** Whether a problem of `problemsOfWords` is only a text that is not there yet. */
export function isMissing(problem: string): boolean {
  return /: (this text is (missing|empty)\.|Invalid input: expected \w+, received undefined)$/.test(problem);
}

/** Returns the words of a language, with the English ones, which are added to `missing`, where they are missing. */
function withEnglish(own: unknown, english: unknown, missing: string[]): unknown {
  if (typeof english === "string") {
    if (own !== undefined && (own !== "" || english === "")) return own;
    missing.push(english);
    return english;
  }
  if (Array.isArray(english))
    return english.map((each, index) => withEnglish(valueAt(own, [index]), each, missing));
  const given = isRecord(own) ? own : {};
  const isPlural = textOf(english, "other") !== undefined;
  // A form that is missing is that of all other numbers, if that is there.
  if (isPlural && textOf(given, "other"))
    return Object.fromEntries(Object.entries(given).filter(([, form]) => form !== ""));
  return Object.fromEntries(
    Object.entries(Object(english)).map(([key, each]) => [key, withEnglish(given[key], each, missing)]),
  );
}

/** Returns the English texts of a page that have no translation, in its order, with those of what it shows. */
export function missingTexts(file: TranslationFile, done: ReadonlyMap<string, unknown>, content: Content) {
  return [...textsOfPage(file.original, content)].filter((english) => !done.has(english));
}
