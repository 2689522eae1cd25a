import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pages, redirects, siteUrl } from "../support/content";
import { expect, test } from "../support/test";
import { brokenOf, crawl } from "./crawler";

test("a crawler finds no broken link, place, picture or document, and finds every page", async ({
  baseURL,
}) => {
  test.slow();
  const links = await crawl(baseURL ?? "", siteUrl);
  expect(brokenOf(links)).toEqual([]);

  const found = new Set(links.map(({ url }) => new URL(url, baseURL).pathname));
  expect(pages.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  expect(redirects.map(({ from }) => from).filter((path) => found.has(path))).toEqual([]);
  test.info().annotations.push({ type: "addresses crawled", description: `${found.size}` });
});

for (const [problem, html] of [
  ["a page", '<a href="/nowhere">x</a>'],
  ["a place on this page", '<a href="#nowhere">x</a>'],
  ["a place on another page", '<a href="/other#nowhere">x</a>'],
  ["a size of a picture", '<img src="/other" srcset="/other 1x, /large.jpg 2x" alt="">'],
  [
    "a size of a picture in another format",
    '<picture><source srcset="/a.avif 480w"><img src="/other" alt=""></picture>',
  ],
  ["a document", '<a href="/paper.pdf">x</a>'],
  ["a card for social networks", '<meta property="og:image" content="SITE/card.jpg">'],
] as const) {
  test(`the crawler notices ${problem} that is not there`, async () => {
    const server = createServer(({ url = "", headers }, response) => {
      response.statusCode = ["/", "/other"].includes(url) ? 200 : 404;
      response.setHeader("Content-Type", "text/html");
      const body = url === "/" ? html.replace("SITE", `http://${headers.host}`) : "<p>Words</p>";
      response.end(`<!doctype html><title>Page</title>${body}`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    expect(brokenOf(await crawl(`http://127.0.0.1:${port}`))).toHaveLength(1);
    server.closeAllConnections();
    server.close();
  });
}
