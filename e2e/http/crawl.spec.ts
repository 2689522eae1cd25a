import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { builtPages } from "../support/built-pages";
import { redirects, siteUrl } from "../support/content";
import { expect, test } from "../support/test";
import { crawl, describeBroken } from "./crawler";

test("a crawler finds no broken link, anchor, image or document, and finds every page", async ({
  baseURL,
}) => {
  test.slow();
  const links = await crawl(baseURL ?? "", siteUrl);
  expect(describeBroken(links)).toEqual([]);

  const found = new Set(links.map(({ url }) => new URL(url, baseURL).pathname));
  expect(builtPages.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  expect(redirects.map(({ from }) => from).filter((path) => found.has(path))).toEqual([]);
  test.info().annotations.push({ type: "URLs crawled", description: `${found.size}` });
});

for (const [problem, html] of [
  ["a page", '<a href="/nowhere">x</a>'],
  ["an anchor on this page", '<a href="#nowhere">x</a>'],
  ["an anchor on another page", '<a href="/other#nowhere">x</a>'],
  ["a size of an image", '<img src="/other" srcset="/other 1x, /large.jpg 2x" alt="">'],
  [
    "a size of an image in another format",
    '<picture><source srcset="/a.avif 480w"><img src="/other" alt=""></picture>',
  ],
  ["a document", '<a href="/paper.pdf">x</a>'],
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
