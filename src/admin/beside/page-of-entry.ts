import { join } from "node:path";
import { collectionOfEntity, collections } from "../../content/collections";
import { type Page, page } from "../../content/page";
import { sourceFilesByPage } from "../../content-check/page-sources";
import { readContent } from "../../content-check/read-content";
import { readLanguages } from "../../content-check/translations/read-languages";
import { walkFields } from "../../content-check/walk-fields";

/** The page that everybody knows, for what is on every page, such as the menu. */
const home = "/";

/**
 * Finds the page that shows an entry of the forms: a page itself, and for a file the page that shows most of it. A translation is
 * on the page in its language, or on the English one while that is not whole.
 * @param project the project's folder
 * @param entry as the editor's address names it: "pages/about", "_singletons/team" or "language-es/pages-about"
 */
export function pageOfEntry(project: string, entry: string): string {
  const [group = "", name = ""] = entry.split("/");
  const [, language] = /^language-(.+)$/.exec(group) ?? [];
  if (language !== undefined) {
    const english = pageOfEntry(
      project,
      name.startsWith("pages-") ? name.replace("-", "/") : `_singletons/${name}`,
    );
    const pages = readLanguages(project).find(({ code }) => code === language)?.pages;
    return pages?.get(english) ?? english;
  }
  const pages = readContent(project).content.files.filter(({ collection }) => collection === "pages");
  if (group === "pages") {
    const own = pages.find((file) => file.name === `data/pages/${name}.json`)?.value as Page | undefined;
    return own?.path ?? home;
  }
  const file = Object.entries(collections).find(([key]) => key === name)?.[1].source;
  if (file === undefined) return home;
  const sources = sourceFilesByPage(join(project, "data"));
  const shows = ({ path }: Page) => sources.get(path)?.includes(join(project, "data", file)) === true;
  const all = pages.map(({ value }) => value as Page);
  const showing = all.some(shows) ? all.filter(shows) : all.filter((each) => references(each, name) > 0);
  // Of the pages that name as many entries, the home page comes first.
  const rank = (each: Page) => references(each, name) + (each.path === home ? 0.5 : 0);
  const ranked = showing.toSorted((one, other) => rank(other) - rank(one));
  const best = ranked.find(({ path }) => path.endsWith(`/${name}`)) ?? ranked[0];
  return best?.path ?? home;
}

/** How often a page names entries of a file. */
function references(value: Page, name: string): number {
  return [...walkFields(page, value)].filter(({ role, value: target }) =>
    typeof role === "object"
      ? collectionOfEntity(role.reference) === name
      : role === "target" && target.startsWith(`${name.replace(/s$/, "")}:`),
  ).length;
}
