import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { builtPages } from "../support/built-pages";
import { siteUrl } from "../support/content";
import { expect, test } from "../support/test";
import { decodeEntities } from "./facts";

/** The Open Graph and Twitter metadata in a page's server-rendered HTML. */
async function metadataOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name, content = ""]) => [name, decodeEntities(content)]));
}

for (const { path, socialTitle } of builtPages) {
  test(`${path} has its own social card`, async ({ request }) => {
    const metadata = await metadataOf(request, path);
    const url = metadata["og:image"] ?? "";
    expect(url.startsWith(`${siteUrl}/social/`)).toBe(true);
    expect(metadata["og:image:alt"]).toContain(socialTitle);
    expect(metadata["twitter:card"]).toBe("summary_large_image");

    const response = await request.get(url.slice(siteUrl.length));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/jpeg");
    const picture = await response.body();
    const { width, height } = await sharp(picture).metadata();
    expect([`${width}`, `${height}`]).toEqual([metadata["og:image:width"], metadata["og:image:height"]]);
    expect([width, height]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(200 * 1024);
  });
}

test("every page has a different social card", async ({ request }) => {
  const all = await Promise.all(builtPages.map(({ path }) => metadataOf(request, path)));
  expect(new Set(all.map((metadata) => metadata["og:image"])).size).toBe(builtPages.length);
});
