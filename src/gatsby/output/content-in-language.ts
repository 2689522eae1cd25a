import type { z } from "zod";
import { clinic } from "../../content/clinic";
import { concern } from "../../content/concern";
import { closure, link, service, teamMember } from "../../content/entities";
import { isRead } from "../../content/field-roles";
import { newsItem } from "../../content/news";
import { page } from "../../content/page";
import { resource, transcript } from "../../content/resources";
import type { Language } from "../../content-check/translations/languages";
import { walkFields } from "../../content-check/walk-fields";
import type { SiteContent } from "../../seo/site-content";
import { memoize } from "../../shared/memoize";
import { htmlToText } from "../../shared/site/markup";
import { catalogOf, pathIn, translate } from "../languages/languages";
import { clinicFacts, interpolateFacts } from "../schema/clinic-facts";

/** Returns the content of the site in a language, with only the pages that are live in it. */
export function contentInLanguage(content: SiteContent, language: Language): SiteContent {
  const words = catalogOf(language);
  const facts = clinicFacts(content.clinic, words);
  const own = <Entry>(schema: z.ZodType, entry: Entry) => translateFields(schema, entry, language);
  return {
    ...content,
    locale: language.locale,
    homePath: pathIn("/", language),
    headWords: words.head,
    clinic: own(clinic, content.clinic),
    closures: content.closures.map((each) => own(closure, each)),
    news: content.news.map((each) => own(newsItem, each)),
    services: content.services.map((each) => ({
      ...own(service, each),
      path: pathIn(each.path, language),
    })),
    team: content.team.map((each) => own(teamMember, each)),
    links: content.links.map((each) => own(link, each)),
    resources: content.resources.map((each) => own(resource, each)),
    transcripts: content.transcripts.map((each) => own(transcript, each)),
    concerns: content.concerns
      .filter(({ path }) => language.pages.has(path))
      .map((each) => ({ ...own(concern, each), path: pathIn(each.path, language) })),
    pages: content.pages
      .filter(({ path }) => language.pages.has(path))
      .map((each) => ({ ...own(page, each), path: pathIn(each.path, language) })),
    words: memoize((copy) => htmlToText(interpolateFacts(copy, facts, "text"))),
  };
}

/** Returns a copy of an entry with its texts translated, as its schema says which they are. */
function translateFields<Entry>(schema: z.ZodType, entry: Entry, language: Language): Entry {
  const copy = structuredClone(entry);
  for (const { path, value, role } of walkFields(schema, entry)) {
    if (isRead(role)) replaceAt(copy, path, translate(value, language));
  }
  return copy;
}

function replaceAt(entry: unknown, path: readonly PropertyKey[], value: string): void {
  const parents = path.slice(0, -1);
  const parent = parents.reduce((each, key) => Object(each)[key], entry);
  Object(parent)[path.at(-1) ?? ""] = value;
}
