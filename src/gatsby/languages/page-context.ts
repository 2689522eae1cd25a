import { createHash } from "node:crypto";
import type { Language } from "../../content-check/translations/languages";
import { concernsPage } from "../../shared/site/main-pages";
import { catalogOf, pathIn } from "./languages";

/** What the context of a page is made of. */
export interface PageOfContent {
  /** The English path. */
  readonly path: string;
  readonly reviewed: string | null;
  readonly picturesAppear?: string | null;
  /** Whether calling the clinic and asking for a visit are always in reach. Not where somebody else must be called first. */
  readonly hasQuickActions?: boolean;
  /** The names of sections that were on the page, each with where it is now. */
  readonly moved?: readonly (readonly [string, string])[];
  readonly blocks: readonly { readonly __typename: string }[];
}

const english = { code: "en", name: "English" };

/**
 * Returns the page in English and in each language in which it is live, each with its context. The context of an English
 * page has nothing of languages while none is live.
 */
export function pageContexts(
  page: PageOfContent,
  languages: readonly Language[],
): { path: string; context: Readonly<Record<string, unknown>> }[] {
  const { path, reviewed, picturesAppear, hasQuickActions = true, moved = [] } = page;
  const links = linksOf(path, languages);
  const contextIn = (language?: Language) => ({
    reviewed,
    hasQuickActions,
    ...(picturesAppear && { picturesAppear }),
    ...(moved.length > 0 && { moved: moved.map(([section, to]) => [section, pathIn(to, language)]) }),
  });
  const translated = languages.flatMap((language) => {
    const ownPath = language.pages.get(path);
    if (ownPath === undefined) return [];
    const others = [{ ...english, path }, ...links.filter(({ code }) => code !== language.code)];
    const context = {
      ...contextIn(language),
      ...basicContext(language),
      original: path,
      languages: others,
    };
    return [{ path: ownPath, context }];
  });
  return [
    { path, context: { ...contextIn(), ...(links.length > 0 && { languages: links }) } },
    ...translated,
  ];
}

const basicContexts = new WeakMap<Language, Readonly<Record<string, unknown>>>();

/** Returns the context that every page of a language has, also the not-found page. It reads all texts, so it is made once. */
export function basicContext(language: Language): Readonly<Record<string, unknown>> {
  const context = basicContexts.get(language) ?? newContext(language);
  basicContexts.set(language, context);
  return context;
}

function newContext(language: Language): Readonly<Record<string, unknown>> {
  const { code, direction, pages, websites } = language;
  return {
    language: code,
    isTranslated: true,
    ...(direction === "rtl" && { direction }),
    languages: [{ ...english, path: "/" }],
    // Only pages that components link to by themselves: those of concerns would be a third of the page's data.
    paths: Object.fromEntries([...pages].filter(([path]) => !path.startsWith(`${concernsPage}/`))),
    websites: [...websites],
    words: catalogOf(language),
    version: versionOf(language),
  };
}

/** The page in each language, or that language's Home. */
function linksOf(path: string, languages: readonly Language[]) {
  return languages.flatMap(({ code, name, pages }) => {
    const own = pages.get(path) ?? pages.get("/");
    return own === undefined ? [] : [{ code, name, path: own }];
  });
}

/** Digest of all translations. Gatsby runs the query of a page again only if its context or its entries have changed. */
function versionOf({ texts }: Language): string {
  return createHash("sha256")
    .update(JSON.stringify([...texts]))
    .digest("hex")
    .slice(0, 8);
}
