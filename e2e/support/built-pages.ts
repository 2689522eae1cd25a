import type { Page } from "../../src/content/page";
import { contentInLanguage } from "../../src/gatsby/languages/content-in-language";
import { catalogOf, liveLanguages } from "../../src/gatsby/languages/languages";
import { readSiteContent } from "../../src/gatsby/output/read-site-content";
import { clinicFacts, interpolateFacts } from "../../src/gatsby/schema/clinic-facts";
import { asShown, clinic, pages, siteUrl } from "./content";

/** A page of the built site. */
export interface BuiltPage extends Page {
  readonly locale: string;
  /** A text of it as visitors see it, with the clinic's facts as its language writes them. */
  readonly asShown: (text: string) => string;
}

const content = readSiteContent(siteUrl);

/** The pages of the built site in all languages. */
export const builtPages: readonly BuiltPage[] = [
  ...pages.map((page) => ({ ...page, locale: "en-US", asShown })),
  ...liveLanguages().flatMap((language) => {
    const facts = clinicFacts(clinic, catalogOf(language));
    return contentInLanguage(content, language).pages.map((page) => ({
      ...page,
      locale: language.locale,
      asShown: (text: string) => interpolateFacts(text, facts, "text"),
    }));
  }),
];
