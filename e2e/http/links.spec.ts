import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { expect, test } from "../support/test";

/** The paths (with hash) of all internal links, each with the pages that link to it. */
async function internalLinks(page: Page): Promise<Map<string, Set<string>>> {
  const links = new Map<string, Set<string>>();
  for (const { path } of pages) {
    await page.goto(path);
    const urls = await page.locator("a[href]").evaluateAll((anchors) =>
      anchors
        .map((anchor) => new URL((anchor as HTMLAnchorElement).href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, hash }) => pathname + hash),
    );
    for (const url of urls) links.set(url, (links.get(url) ?? new Set()).add(path));
  }
  return links;
}

test("every internal link goes to a page, document or anchor that exists", async ({ page, request }) => {
  test.slow();
  const broken: string[] = [];
  for (const [url, from] of await internalLinks(page)) {
    const [path = "", anchor] = url.split("#");
    const response = await request.get(path, { maxRedirects: 0 });
    const link = `${url} (linked from ${[...from].join(", ")})`;
    if (response.status() !== 200) broken.push(`${link} responds with ${response.status()}`);
    else if (anchor && !(await response.text()).includes(`id="${decodeURIComponent(anchor)}"`)) {
      broken.push(`${link}: the page has no such anchor`);
    }
  }
  expect(broken).toEqual([]);
});
