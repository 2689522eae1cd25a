import { statSync } from "node:fs";
import { isEmergency } from "../../src/content/emergencies";
import type { Page } from "../../src/content/page";
import { catalogOf, liveLanguages } from "../../src/gatsby/languages/languages";
import { contentInLanguage } from "../../src/gatsby/output/content-in-language";
import { readSiteContent } from "../../src/gatsby/output/read-site-content";
import { clinicFacts, interpolateFacts } from "../../src/gatsby/schema/clinic-facts";
import { toClinicTime } from "../../src/shared/clinic/clinic-local-time";
import { notFoundPage } from "../../src/shared/site/main-pages";
import { englishAreas, type Translation } from "../../src/words/catalog";
import { asShown, blocksOf, clinic, pages, siteUrl } from "./content";

/** A page of the built site. */
interface BuiltPage extends Page {
  readonly locale: string;
  /** The path of the English page. */
  readonly original: string;
  /** The words of the interface in its language. */
  readonly words: Translation;
  /** A text of it as visitors see it, with the clinic's facts as its language writes them. */
  readonly asShown: (text: string) => string;
}

/** The day of the build at the clinic, where midnight may have come since. Every build writes this file. */
export const { date: buildDay } = toClinicTime(statSync("public/.well-known/security.txt").mtime);

const content = readSiteContent(siteUrl);

/** The not-found page in each language. */
export const notFoundPages: readonly Pick<BuiltPage, "path" | "original" | "words">[] = [
  { path: notFoundPage, original: notFoundPage, words: englishAreas },
  ...liveLanguages().map(({ code, words }) => ({
    path: `/${code}${notFoundPage}`,
    original: notFoundPage,
    words,
  })),
];

/** The pages of the built site in all languages. */
export const builtPages: readonly BuiltPage[] = [
  ...pages.map((page) => ({
    ...page,
    locale: "en-US",
    original: page.path,
    words: englishAreas,
    asShown,
  })),
  ...liveLanguages().flatMap((language) => {
    const facts = clinicFacts(clinic, catalogOf(language));
    const originals = new Map(Array.from(language.pages, ([original, path]) => [path, original]));
    return contentInLanguage(content, language).pages.map((page) => ({
      ...page,
      locale: language.locale,
      original: originals.get(page.path) ?? page.path,
      words: language.words,
      asShown: (text: string) => interpolateFacts(text, facts, "text"),
    }));
  }),
];

/** Pages that together have every kind of block, in English. */
export const pagesOfEveryKind: readonly BuiltPage[] = builtPages.filter(
  ({ words, blocks }, index) =>
    words === englishAreas &&
    blocks.some(
      ({ kind }) =>
        !builtPages.slice(0, index).some((each) => each.blocks.some((block) => block.kind === kind)),
    ),
);

/** The page of a concern, in a language. */
export interface BuiltConcern extends Pick<BuiltPage, "path" | "original" | "words"> {
  readonly id: string;
  /** Whether somebody else must be called first, so that calling the clinic is not in reach all the time. */
  readonly isUrgent: boolean;
}

/** The pages of all concerns in all languages. */
export const builtConcerns: readonly BuiltConcern[] = [
  { concerns: content.concerns, words: englishAreas },
  ...liveLanguages().map((language) => ({
    concerns: contentInLanguage(content, language).concerns,
    words: language.words,
  })),
].flatMap(({ concerns, words }) =>
  concerns.map(({ id, path, first }) => ({
    id,
    path,
    original: content.concerns.find((each) => each.id === id)?.path ?? path,
    words,
    isUrgent: isEmergency(first),
  })),
);

/** The first concern of every third area: the pages of all concerns have the same template. */
const sampleConcerns = blocksOf("concern-finder")
  .flatMap(({ block }) => block.areas)
  .filter((_, index) => index % 3 === 0)
  .flatMap(({ concerns }) => concerns.slice(0, 1));

/** Whether a page is in English. */
export const isEnglish = ({ words }: Pick<BuiltPage, "words">): boolean => words === englishAreas;

/** The pages that tests visit: those of the site, three of concerns, and the not-found pages. */
export const visitedPages: readonly (Pick<BuiltPage, "path" | "original" | "words"> &
  Partial<BuiltConcern>)[] = [
  ...builtPages,
  ...builtConcerns.filter(({ id }) => sampleConcerns.includes(id)),
  ...notFoundPages,
];
