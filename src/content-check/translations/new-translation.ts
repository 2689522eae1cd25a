import { pageOf, type SourceFile } from "../source-file";
import { translationName } from "./list-translations";

/** The name of the file with the translation of a file: "data/team.json" in "es" is "data/team.es.json". */
export function translationFileOf(original: string, language: string): string {
  return original.replace(/\.json$/, `.${language}.json`);
}

/** The file that a translation translates, and the code of its language; undefined for a file with another kind of name. */
export function translatedBy(
  file: string,
): { readonly original: string; readonly language: string } | undefined {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const [, original, language] = translationName.exec(name) ?? [];
  if (original === undefined || language === undefined) return undefined;
  return { original: file.replace(name, `${original}.json`), language };
}

/**
 * The fields of a new translation before its texts. A page gets the English path after the language, for the translator to
 * change.
 */
export function headOfTranslation(
  original: SourceFile,
  language: string,
): { readonly $schema: string; readonly path?: string } {
  const page = pageOf(original);
  const up = page === undefined ? ".." : "../..";
  return {
    $schema: `${up}/schemas/translation.schema.json`,
    ...(page !== undefined && { path: `/${language}${page.replace(/\/$/, "")}` }),
  };
}
