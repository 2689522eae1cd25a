import type { Content } from "../read-content";
import { pageOf } from "../source-file";
import { textOf } from "../values";

interface TranslatedPage {
  /** "/es/cita" */
  readonly path: string;
  /** The path of the English page. */
  readonly original: string;
  /** "data/pages/appointment.es.json" */
  readonly file: string;
  /** The code of the language. */
  readonly language: string;
}

/** Lists the pages that are translated into other languages, whether they are live there or not yet. */
export function translatedPages({ translations }: Pick<Content, "translations">): TranslatedPage[] {
  return translations.flatMap(({ name, value, original, language }) => {
    const [english, path] = [pageOf(original), textOf(value, "path")];
    return english === undefined || path === undefined
      ? []
      : [{ path, original: english, file: name, language }];
  });
}
