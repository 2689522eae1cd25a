import type { CreateResolversArgs } from "gatsby";
import type { z } from "zod";
import type { pdfDocument } from "../../content/entities";
import { languageOf } from "../languages/languages";
import type { Context } from "./context";
import type { PdfFacts } from "./link-targets";

/** An entry of data/documents.json. */
export type DocumentSource = z.infer<typeof pdfDocument>;

/** The PDF of a document in a language, or the English one where there is none. A PDF of the clinic's own has no translation. */
export function pdfIn(
  { title, file, pages, bytes, madeOf, inLanguages = [] }: DocumentSource,
  language: string | undefined,
): PdfFacts {
  const own = inLanguages.find((each) => each.language === language && madeOf !== undefined);
  return { title, ...(own ?? { file, pages, bytes }) };
}

/** Gives each document the PDF in the language of the page. */
export function createDocumentResolvers({ createResolvers }: CreateResolversArgs): void {
  const inLanguage = (type: string, field: keyof PdfFacts) => ({
    type,
    resolve: (source: DocumentSource, _args: unknown, context: Context) =>
      pdfIn(source, languageOf(context)?.code)[field],
  });
  createResolvers({
    PdfDocument: {
      file: inLanguage("String!", "file"),
      pages: inLanguage("Int!", "pages"),
      bytes: inLanguage("Int!", "bytes"),
    },
  });
}
