import type { Content } from "../read-content";
import { pageOf } from "../source-file";
import { textOf } from "../values";

interface TranslatedPage {
  /** "/es/cita" */
  readonly path: string;
  /** "data/pages/appointment.es.json" */
  readonly file: string;
}

/** Lists the pages that are translated into other languages, whether they are live there or not yet. */
export function translatedPages({ translations }: Pick<Content, "translations">): TranslatedPage[] {
  return translations.flatMap(({ name, value, original }) => {
    const path = textOf(value, "path");
    return pageOf(original) === undefined || path === undefined ? [] : { path, file: name };
  });
}

/** Whether a file under data/ is the translation of the file beside it: "about.es.json", with two dots in its name. */
export function isTranslationFile(name: string): boolean {
  return name.split(".").length > 2;
}
