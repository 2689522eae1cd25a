import type { Content } from "../../content-check/read-content";
import { collectionOf, pageOf, type SourceFile, type TranslationFile } from "../../content-check/source-file";
import { headOfTranslation, translationFileOf } from "../../content-check/translations/list-translations";
import { translatableTexts } from "../../content-check/translations/translatable";
import { isRecord, textOf } from "../../content-check/values";
import { type FormPair, formPairs } from "./form-pairs";

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
      ...(translation === undefined ? headOfTranslation(original, language) : headOf(translation)),
      texts: formPairs(original, translation, content, language),
    },
  };
}

/** What a file has beside its texts. */
function headOf({ value }: TranslationFile): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
