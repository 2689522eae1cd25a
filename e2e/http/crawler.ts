import { LinkChecker, type LinkResult, LinkState } from "linkinator";

/**
 * Follows every link, picture of every size, script, style, document and structured datum of a site from its home page
 * on, and finds each place ("#form") that is linked to; addresses of others are left alone.
 * @param site the address under which it is served, without a slash at the end
 * @param ownName the address that it calls itself by
 */
export async function crawl(site: string, ownName = site): Promise<LinkResult[]> {
  const isOwn = (link: string) =>
    [site, ownName].some((address) => link === address || link.startsWith(`${address}/`));
  const { links } = await new LinkChecker().check({
    path: `${site}/`,
    recurse: true,
    checkFragments: true,
    redirects: "error",
    concurrency: 10,
    // Without it, "#form" on /contact is taken for a place on /contact/.
    cleanUrls: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${ownName}(?=/|$)`), replacement: site }],
    linksToSkip: async (link) => !isOwn(link),
  });
  return links.filter(({ state }) => state !== LinkState.SKIPPED);
}

/** Those that lead nowhere, in words, each once. */
export function brokenOf(links: readonly LinkResult[]): string[] {
  const broken = links.filter(({ state }) => state !== LinkState.OK);
  return [...new Set(broken.map(({ url, status, parent }) => `${url} answers ${status} (on ${parent})`))];
}
