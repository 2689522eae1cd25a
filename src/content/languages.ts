import { z } from "zod";
import { date, group, matching, path } from "./fields";

const pair = group("TranslatedText", {
  english: z.string().min(1).meta({
    description: "The English text, copied exactly. It says which version the translation was made from.",
  }),
  text: z.string().meta({
    formLabel: "Translation",
    description:
      'The translation, with the same {facts}, HTML tags and link targets as the English text. "" until somebody has translated it.',
  }),
});

/** The medical translator who approved a translation. */
const approvedByTranslator = group("Approval", {
  by: z.string().min(1).meta({ formLabel: "Name", description: "The name of the medical translator." }),
  on: date.meta({ formLabel: "Day", description: "The day of the approval, YYYY-MM-DD." }),
})
  .optional()
  .meta({
    description: "Who approved these texts, and when. Leave it out until a medical translator has read them.",
  });

/** data/pages/about.es.json, data/services.es.json: the texts of the file beside it in another language. */
export const translation = group("Translation", {
  $schema: z.string().optional(),
  path: path("The path of the page in this language, such as /es/servicios. Only for pages.")
    .meta({ formHint: 'The address of the page in this language, such as "/es/servicios".' })
    .optional(),
  website: z
    .enum(["shown", "hidden"])
    .optional()
    .meta({
      formLabel: "On the website",
      formHint:
        "Filled in by itself when every text is translated for the first time. From then on, what is not translated yet is shown in English.",
      formChoices: { shown: "Shown", hidden: "Hidden" },
      description:
        "shown: the page is on the website, and what is not translated yet is in English. hidden: it is not. Without this line it is shown once every text is translated, and the line is written. Only for pages.",
    }),
  approved: approvedByTranslator,
  texts: z.array(pair).meta({
    formHint:
      "Each English text with its translation. Keep the words in braces, such as {phone}, and where links lead. A text that several pages have is translated in one place.",
    description: "The texts in the order of the English file. A text that several files have is needed once.",
  }),
});

export type TranslationContent = z.infer<typeof translation>;

const glossaryEntry = group("GlossaryEntry", {
  english: z.string().min(1).meta({ description: "What it is in English." }),
  word: z.string().min(1).meta({ description: "The word for it on all pages." }),
  not: z
    .array(matching(/^[\p{L}-]+(?: [\p{L}-]+)*$/u, "must be words without signs"))
    .min(1)
    .meta({ description: "Other words for it, in each form. The check says where a translation has one." }),
});

/** data/languages/es.json: a language, and the words of the interface in it. */
export const language = group("Language", {
  $schema: z.string().optional(),
  name: z.string().min(1).meta({ description: 'The name of the language in itself, such as "Español".' }),
  english: z.string().min(1).meta({ description: 'The name of the language in English, such as "Spanish".' }),
  locale: z.string().min(1).meta({
    description: 'The language and region for dates and numbers (BCP 47), such as "es-US".',
  }),
  direction: z.enum(["ltr", "rtl"]).meta({
    formChoices: { ltr: "Left to right", rtl: "Right to left, such as Arabic" },
    description: "rtl for a script that runs from right to left, such as Arabic; otherwise ltr.",
  }),
  draft: z.boolean().optional().meta({
    description:
      "true: the website has no page in this language yet, however much is translated. The check reads it all the same.",
  }),
  glossary: z.array(glossaryEntry).optional().meta({
    description: "One word for each thing, the same in docs/editors/spanish-glossary.md.",
  }),
  words: z.record(z.string(), z.unknown()).meta({
    description: "The words of buttons, labels and messages, with the keys and {names} of src/words/en/.",
  }),
});

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
