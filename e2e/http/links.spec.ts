import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { expect, test } from "../support/test";

/** Every address on this site that a page links to, and the pages that do. */
async function internalLinks(page: Page): Promise<Map<string, Set<string>>> {
  const links = new Map<string, Set<string>>();
  for (const { path } of pages) {
    await page.goto(path);
    const addresses = await page.locator("a[href]").evaluateAll((anchors) =>
      anchors
        .map((anchor) => new URL((anchor as HTMLAnchorElement).href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, hash }) => pathname + hash),
    );
    for (const address of addresses) links.set(address, (links.get(address) ?? new Set()).add(path));
  }
  return links;
}

test("every internal link leads to a page, a document or a place that exists", async ({ page, request }) => {
  test.slow();
  const broken: string[] = [];
  for (const [address, from] of await internalLinks(page)) {
    const [path = "", place] = address.split("#");
    const answer = await request.get(path, { maxRedirects: 0 });
    const where = `${address} (linked from ${[...from].join(", ")})`;
    if (answer.status() !== 200) broken.push(`${where} answers ${answer.status()}`);
    else if (place && !(await answer.text()).includes(`id="${decodeURIComponent(place)}"`)) {
      broken.push(`${where}: the page has no such place`);
    }
  }
  expect(broken).toEqual([]);
});
