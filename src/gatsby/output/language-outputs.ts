import type { Language } from "../../content-check/translations/languages";
import { offlinePage, precachedPages } from "../../shared/site/main-pages";
import { buildSiteScript, type SiteScript } from "../html/site-script";
import { catalogOf } from "../languages/languages";

/** The scripts of every language, and how to get that of a page. */
interface SiteScripts {
  readonly scriptOf: (language: Language | undefined) => SiteScript;
  /** URL paths of all of them and of the scripts that they load. */
  readonly paths: readonly string[];
}

/**
 * Builds the small script of every language into a folder.
 * @param englishIn what a language shows in English: see `englishPattern`
 */
export async function buildSiteScripts(
  folder: string,
  languages: readonly Language[],
  englishIn: (language: Language) => string | undefined = () => undefined,
): Promise<SiteScripts> {
  const offers = Object.fromEntries(languages.map(({ code, words }) => [code, words.languageOffer]));
  const english = await buildSiteScript(folder, undefined, offers);
  const others = new Map<string, SiteScript>();
  for (const language of languages) {
    const parts = {
      catalog: catalogOf(language),
      kept: keptPages(language),
      english: englishIn(language) ?? "",
    };
    others.set(language.code, await buildSiteScript(folder, parts, offers));
  }
  const all = [english, ...others.values()].flatMap(({ path, others: loaded }) => [path, ...loaded]);
  return {
    scriptOf: (language) => (language && others.get(language.code)) ?? english,
    paths: [...new Set(all)],
  };
}

/** The pages of a language that every family needs, also without a signal. */
export function keptPages({ code, pages }: Pick<Language, "code" | "pages">): string[] {
  return [`/${code}${offlinePage}`, ...precachedPages.flatMap(({ path }) => pages.get(path) ?? [])];
}
