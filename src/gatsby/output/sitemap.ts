import { offlinePage } from "../../shared/site/main-pages";
import { type LastModified, readLastModified } from "./git-last-modified";
import { sourceFilesByPage } from "./page-sources";

interface Entry {
  readonly url: string;
  readonly lastmod?: string;
}

/**
 * The plugin that writes the sitemap, with the day on which each page's content last changed as its version history
 * knows it. A page is left without one when there is no history, only its end, or a change that is not in it yet: a
 * crawler that is told a false date stops believing the others. Gatsby leaves out the not-found page; redirects are no
 * pages.
 */
export function sitemapPlugin() {
  let files: Map<string, string[]> | undefined;
  let lastChange: LastModified | undefined;
  const serialize = ({ path }: { path: string }): Entry => {
    files ??= sourceFilesByPage("data");
    lastChange ??= readLastModified();
    const lastmod = lastChange(files.get(path) ?? []);
    return { url: path, ...(lastmod && { lastmod }) };
  };
  return { resolve: "gatsby-plugin-sitemap", options: { serialize, excludes: [offlinePage] } };
}
