import { sourceFilesByPage } from "../../content-check/page-sources";
import { notFoundPage, offlinePage } from "../../shared/site/main-pages";
import { liveLanguages, withTranslations } from "../languages/languages";
import { pageLanguagesIn } from "../languages/page-languages";
import { type LastModified, readLastModified } from "./git-last-modified";

interface Entry {
  readonly url: string;
  /** Its versions in other languages. */
  readonly links?: readonly { readonly lang: string; readonly url: string }[];
  readonly lastmod?: string;
}

/**
 * Configures the sitemap plugin to set `lastmod` from the Git history of each page's source files. A page has
 * no `lastmod` if its date is not known for certain (no Git, a shallow clone, uncommitted changes), because
 * crawlers ignore all dates of a sitemap when some are wrong. The plugin leaves out the not-found page, and
 * redirects are not Gatsby pages.
 */
export function sitemapPlugin() {
  let files: Map<string, string[]> | undefined;
  let lastModified: LastModified | undefined;
  const serialize = ({ path }: { path: string }): Entry => {
    files ??= sourceFilesByPage("data");
    lastModified ??= readLastModified();
    const languages = liveLanguages();
    const { language, alternates } = pageLanguagesIn(languages)(path);
    const [{ path: original } = { path }] = alternates;
    const sources = files.get(original) ?? [];
    const lastmod = lastModified(language ? withTranslations(sources, language.code) : sources);
    const links = alternates.map(({ code, path }) => ({ lang: code, url: path }));
    return { url: path, ...(lastmod && { lastmod }), ...(links.length > 0 && { links }) };
  };
  const excludes = [offlinePage, `/*${offlinePage}`, `/*${notFoundPage}`];
  return { resolve: "gatsby-plugin-sitemap", options: { serialize, excludes } };
}
