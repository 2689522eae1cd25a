import type { Content } from "../../content-check/read-content";
import { collectionOf, pageOf, type SourceFile, type TranslationFile } from "../../content-check/source-file";
import { headOfTranslation, translationFileOf } from "../../content-check/translations/list-translations";
import { matchPairs } from "../../content-check/translations/match-pairs";
import { pairsOf, translatableTexts } from "../../content-check/translations/translatable";
import { isRecord, textOf } from "../../content-check/values";

/** A language with the forms of its files. */
export interface TranslatedLanguage {
  readonly code: string;
  /** In English. */
  readonly name: string;
  readonly files: readonly TranslatedFile[];
}

/** A file with translations, as its form shows it; it may not be there yet. */
export interface TranslatedFile {
  /** Relative to the project's folder. */
  readonly path: string;
  /** Whether there is no such file yet. */
  readonly isNew: boolean;
  /** What is translated, such as "Page: About Us". */
  readonly label: string;
  readonly isPage: boolean;
  readonly value: Readonly<Record<string, unknown>> & { readonly texts: readonly FormPair[] };
}

/** Returns the languages of the content, each with its pages and then its lists. */
export function translatedLanguages(content: Content): TranslatedLanguage[] {
  return content.languages.flatMap(({ code, value, readable }) => {
    const name = textOf(value, "english") ?? code;
    const files = content.files.flatMap((file) => translatedFile(file, content, code) ?? []);
    const inOrder = [...files.filter(({ isPage }) => isPage), ...files.filter(({ isPage }) => !isPage)];
    return readable ? [{ code, name, files: inOrder }] : [];
  });
}

/** Returns a file's form in a language; undefined if it has no texts to translate. */
export function translatedFile(
  original: SourceFile,
  content: Content,
  language: string,
): TranslatedFile | undefined {
  const translation = content.translations.find(
    (file) => file.language === language && file.original === original,
  );
  if (translation?.readable === false || translatableTexts(original).length === 0) return undefined;
  const isPage = pageOf(original) !== undefined;
  return {
    path: translation?.name ?? translationFileOf(original.name, language),
    isNew: translation === undefined,
    label: isPage ? `Page: ${textOf(original.value, "title")}` : collectionOf(original).label,
    isPage,
    value: {
      ...(isRecord(translation?.value) ? translation.value : headOfTranslation(original, language)),
      texts: formPairs(original, translation, content, language),
    },
  };
}

/** A text and its translation, as a form shows them. */
interface FormPair {
  /** Which form it gets. */
  readonly kind: PairKind;
  /** The English text as it is now. */
  readonly english: string;
  /** The English text that the translation was made from, if it was another one. */
  readonly was?: string;
  readonly text: string;
  /** Whether the translation is still that of the earlier text. Someone takes the mark away once it fits the new one. */
  readonly older?: boolean;
}

/** How far a translation is. */
export type PairState = "current" | "missing" | "older";

/** The state of a translation, and whether it is formatted text. */
type PairKind = PairState | `${PairState}-formatted`;

/**
 * Returns the texts of a file with their translations, in the order of the translation file. Texts that nobody has translated yet
 * are at their place in the English file; a text that another file translates, or lists, is left out.
 * @param translation the translation file, if there is one yet
 */
function formPairs(
  original: SourceFile,
  translation: TranslationFile | undefined,
  content: Content,
  language: string,
): FormPair[] {
  const { translated } = matchPairs(content, language);
  const own = content.translations.filter((file) => file.language === language);
  const listed = new Set(own.flatMap((file) => pairsOf(file.value).map(({ english }) => english)));
  const english = translatableTexts(original);
  const nows = new Map(
    [...translated.values()].filter(({ file }) => file === translation).map(({ index, now }) => [index, now]),
  );
  const pairs = pairsOf(translation?.value).flatMap(({ index, english: was, text }) => {
    const now = nows.get(index) ?? (english.includes(was) ? was : undefined);
    return now === undefined ? [] : [pairOf(now, text, was)];
  });
  for (const [index, text] of english.entries()) {
    if (translated.has(text) || listed.has(text)) continue;
    const before = english.slice(0, index);
    pairs.splice(pairs.findLastIndex((pair) => before.includes(pair.english)) + 1, 0, pairOf(text, "", text));
  }
  return pairs;
}

function pairOf(english: string, text: string, was: string): FormPair {
  const isOlder = was !== english;
  const state = isOlder ? "older" : text.trim() === "" ? "missing" : "current";
  const kind: PairKind = /<[a-z]/i.test(english) ? `${state}-formatted` : state;
  return { kind, english, ...(isOlder && { was, older: true }), text };
}
