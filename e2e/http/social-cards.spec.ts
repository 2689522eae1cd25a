import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { pages, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

/** What a page's HTML says of itself to social networks, which run no scripts. */
async function metadataOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]));
}

for (const { path, socialTitle } of pages) {
  test(`${path} names a social card of its own`, async ({ request }) => {
    const metadata = await metadataOf(request, path);
    const address = metadata["og:image"] ?? "";
    expect(address.startsWith(`${siteUrl}/social/`)).toBe(true);
    expect(metadata["og:image:alt"]).toContain(socialTitle);
    expect(metadata["twitter:card"]).toBe("summary_large_image");

    const answer = await request.get(address.slice(siteUrl.length));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    const picture = await answer.body();
    const { width, height } = await sharp(picture).metadata();
    expect([`${width}`, `${height}`]).toEqual([metadata["og:image:width"], metadata["og:image:height"]]);
    expect([width, height]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(200 * 1024);
  });
}

test("no two pages share a social card", async ({ request }) => {
  const all = await Promise.all(pages.map(({ path }) => metadataOf(request, path)));
  expect(new Set(all.map((metadata) => metadata["og:image"])).size).toBe(pages.length);
});
