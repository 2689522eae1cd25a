import { z } from "zod";
import { group } from "./group";
import { approvedByTranslator } from "./languages";

/** The digest of a PDF's text. */
export const madeOf = z.string().optional().meta({
  formHidden: true,
  description:
    "A digest of the text, written by npm run build:documents for the PDFs that it makes. Delete this line if you replace the PDF with one of your own.",
});

/** A PDF in another language. The website shows it only beside an English one with `madeOf`. */
export const pdfInLanguage = group("PdfInLanguage", {
  language: z.string(),
  file: z.string(),
  pages: z.int().positive(),
  bytes: z.int().positive(),
  madeOf,
  approved: approvedByTranslator,
}).meta({ description: "Written by npm run build:documents, except for who approved the translation." });
