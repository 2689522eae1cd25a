import { LinkChecker, type LinkResult, LinkState } from "linkinator";

/**
 * Crawls a site from its home page: links, images of every size, scripts, styles, documents and structured data. It also
 * checks that the anchors ("#form") of links exist. It skips links to other sites.
 * @param site the URL at which the site is served, without a trailing slash
 * @param ownName the URL that the site was built for
 */
export async function crawl(site: string, ownName = site): Promise<LinkResult[]> {
  const isOwn = (link: string) => [site, ownName].some((url) => link === url || link.startsWith(`${url}/`));
  const { links } = await new LinkChecker().check({
    path: `${site}/`,
    recurse: true,
    checkFragments: true,
    redirects: "error",
    concurrency: 10,
    // Otherwise it resolves "#form" on /contact to /contact/.
    cleanUrls: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${ownName}(?=/|$)`), replacement: site }],
    linksToSkip: async (link) => !isOwn(link),
  });
  return links.filter(({ state }) => state !== LinkState.SKIPPED);
}

/** One sentence for each broken link. */
export function describeBroken(links: readonly LinkResult[]): string[] {
  const broken = links.filter(({ state }) => state !== LinkState.OK);
  return [
    ...new Set(
      broken.map(({ url, status, parent }) => `${url} responds with ${status} (linked from ${parent})`),
    ),
  ];
}
