import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { pages } from "./site";
import { expect, hydrated, test } from "./test";

const files = [...pages.map((page) => path.join("public", page.path, "index.html")), "public/404.html"];
/** In bytes, compressed, of pages whose budget is not the usual 220 KB. All but Home's come down with their pictures. */
const budgets = new Map([
  ["/", 350_000],
  ["/about/community-impact", 235_000],
  ["/our-team", 251_000],
  ["/services/occupational-therapy", 228_000],
  ["/services/physical-therapy", 250_000],
]);
const htmlOf = (file: string) => readFileSync(file, "utf8");

test("the styles of the whole site weigh at most 40 KB", () => {
  for (const file of files) {
    const styles = Array.from(htmlOf(file).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css);
    expect(Buffer.byteLength(styles.join("")), file).toBeLessThanOrEqual(40_000);
  }
});

test("every page preloads two fonts, under names that change with their content", async ({ request }) => {
  for (const file of files) {
    const links = htmlOf(file).match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
    expect(links, file).toHaveLength(2);
    for (const link of links) {
      expect(link).toContain("crossorigin");
      const answer = await request.get(/href="([^"]+)"/.exec(link)?.[1] ?? "");
      expect(answer.headers()).toMatchObject({
        "content-type": "font/woff2",
        "cache-control": expect.stringContaining("immutable"),
      });
    }
  }
});

test("the text font draws every character of every page", () => {
  const drawn = new Set(
    ["body", "body-extended"].flatMap(
      (name) => create(readFileSync(`src/styles/fonts/${name}.woff2`)).characterSet,
    ),
  );
  for (const file of files) {
    const text = htmlOf(file).replace(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, "");
    const missing = [...new Set(text)].filter((character) => !drawn.has(character.codePointAt(0) ?? 0));
    expect(missing.join("").trim(), file).toBe("");
  }
});

test.describe("what a phone loads before anyone touches it", () => {
  // As Lighthouse's phone does.
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const page of pages) {
    test(`${page.path} stays within its budget, and asks no third party`, async ({
      page: visit,
      baseURL,
    }) => {
      const inspector = await visit.context().newCDPSession(visit);
      const asked = new Map<string, { url: string; bytes: number }>();
      inspector.on("Network.responseReceived", ({ requestId, response: { url } }) => {
        asked.set(requestId, { url, bytes: 0 });
      });
      inspector.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const request = asked.get(requestId);
        if (request) request.bytes = encodedDataLength;
      });
      await inspector.send("Network.enable");
      await visit.goto(page.path);
      await hydrated(visit);
      await visit.waitForLoadState("networkidle");

      const requests = [...asked.values()];
      const bytesOf = (some: typeof requests) => some.reduce((sum, { bytes }) => sum + bytes, 0);
      const scripts = requests.filter(({ url }) => url.endsWith(".js"));
      expect(requests.filter(({ url }) => !url.startsWith(baseURL ?? ""))).toEqual([]);
      expect(scripts.length).toBeGreaterThan(3);
      expect(bytesOf(scripts)).toBeLessThanOrEqual(100_000);
      expect(bytesOf(requests)).toBeLessThanOrEqual(budgets.get(page.path) ?? 220_000);
    });
  }
});
