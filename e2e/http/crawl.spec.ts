import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LinkChecker, type LinkResult, LinkState } from "linkinator";
import { builtPages } from "../support/built-pages";
import { redirects, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

test("a crawler finds no broken link, anchor or file, and finds every page", async ({ baseURL }) => {
  test.slow();
  const links = await crawl(baseURL ?? "", siteUrl);
  expect(describeBroken(links)).toEqual([]);

  const found = new Set(links.map(({ url }) => new URL(url, baseURL).pathname));
  expect(builtPages.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  expect(redirects.map(({ from }) => from).filter((path) => found.has(path))).toEqual([]);
  test.info().annotations.push({ type: "URLs crawled", description: `${found.size}` });
});

/**
 * Crawls a site from its home page: links, images of every size, scripts, styles, documents and structured data. It also
 * checks that the anchors ("#form") of links exist. It skips links to other sites.
 * @param site the URL at which the site is served, without a trailing slash
 * @param ownName the URL that the site was built for
 */
async function crawl(site: string, ownName = site): Promise<LinkResult[]> {
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
function describeBroken(links: readonly LinkResult[]): string[] {
  const broken = links.filter(({ state }) => state !== LinkState.OK);
  return [
    ...new Set(
      broken.map(({ url, status, parent }) => `${url} responds with ${status} (linked from ${parent})`),
    ),
  ];
}

for (const [problem, html] of [
  ["an anchor on another page", '<a href="/other#nowhere">x</a>'],
  ["a size of an image", '<picture><source srcset="/a.avif 480w"><img src="/other" alt=""></picture>'],
  ["a social card", '<meta property="og:image" content="SITE/card.jpg">'],
] as const) {
  test(`the crawler reports ${problem} that does not exist`, async () => {
    const server = createServer(({ url = "", headers }, response) => {
      response.statusCode = ["/", "/other"].includes(url) ? 200 : 404;
      response.setHeader("Content-Type", "text/html");
      const body = url === "/" ? html.replace("SITE", `http://${headers.host}`) : "<p>Words</p>";
      response.end(`<!doctype html><title>Page</title>${body}`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    expect(describeBroken(await crawl(`http://127.0.0.1:${port}`))).toHaveLength(1);
    server.closeAllConnections();
    server.close();
  });
}
