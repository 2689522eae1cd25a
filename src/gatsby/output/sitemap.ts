import { sourceFilesByPage } from "../../content-check/page-sources";
import type { Concern } from "../../seo/site-content";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { concernsPage, notFoundPage, offlinePage } from "../../shared/site/main-pages";
import { liveLanguages, withTranslations } from "../languages/languages";
import { pageLanguagesIn } from "../languages/page-languages";
import { isHiddenPage } from "../pages/pages";
import { type LastModified, readLastModified } from "./git-last-modified";
import { readCollection, readSiteContent } from "./read-site-content";

/** The files that the page of a concern shows. */
const concernSources = ["data/concerns.json", "data/services.json"];

/**
 * Configures the sitemap plugin to set `lastmod` from the Git history of each page's source files. A page has
 * no `lastmod` if its date is not known for certain (no Git, a shallow clone, uncommitted changes), because
 * crawlers ignore all dates of a sitemap when some are wrong. The plugin leaves out the not-found page, and
 * redirects are not Gatsby pages. Medical pages that no clinician has approved are not on a public site's map.
 */
export function sitemapPlugin() {
  let files: Map<string, string[]> | undefined;
  let lastModified: LastModified | undefined;
  const serialize = ({ path }: { path: string }) => {
    files ??= sourceFilesByPage("data");
    lastModified ??= readLastModified();
    const languages = liveLanguages();
    const { language, alternates } = pageLanguagesIn(languages)(path);
    const [{ path: original } = { path }] = alternates;
    const sources = files.get(original) ?? (original.startsWith(`${concernsPage}/`) ? concernSources : []);
    const lastmod = lastModified(language ? withTranslations(sources, language.code) : sources);
    const links = alternates.map(({ code, path }) => ({ lang: code, url: path }));
    return { url: path, ...(lastmod && { lastmod }), ...(links.length > 0 && { links }) };
  };
  const { siteUrl } = readBuildSettings();
  const milestones = readSiteContent(siteUrl).pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === "milestones" ? { path, approved: block.approved } : [])),
  );
  const hidden = [...readCollection<Concern[]>("concerns"), ...milestones]
    .filter(({ approved }) => isHiddenPage(approved, siteUrl))
    .flatMap(({ path }) => [path, ...liveLanguages().flatMap(({ pages }) => pages.get(path) ?? [])]);
  const excludes = [...hidden, offlinePage, `/*${offlinePage}`, `/*${notFoundPage}`];
  return { resolve: "gatsby-plugin-sitemap", options: { serialize, excludes } };
}
