import type { Language } from "../../content-check/translations/languages";
import { englishAreas } from "../../words/catalog";

/** Spanish with two pages, and with the interface's words in English. */
export const spanish: Language = {
  code: "es",
  name: "Español",
  english: "Spanish",
  locale: "es-US",
  direction: "ltr",
  words: englishAreas,
  texts: new Map([["Contact", "Contacto"]]),
  untranslated: [],
  pages: new Map([
    ["/", "/es"],
    ["/contact", "/es/contacto"],
  ]),
  websites: new Set(["https://helpline.example/"]),
};
