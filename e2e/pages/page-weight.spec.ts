import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { pages } from "../support/content";
import { lighthousePhone, measureLoad } from "../support/measure-page";
import { expect, test } from "../support/test";
import { total } from "../support/transfer-size";

const files = [...pages.map((page) => path.join("public", page.path, "index.html")), "public/404.html"];
const htmlOf = (file: string) => readFileSync(file, "utf8");

/** Bytes of a first load on a phone, compressed, with headers. */
const budget = { home: 240_000, page: 220_000, script: 101_000 };

for (const { path: route } of pages) {
  test(`the first load of ${route} keeps to its budget, and asks nobody else`, async ({
    browser,
    baseURL,
  }) => {
    const { firstLoad } = await measureLoad(browser, baseURL ?? "", route, lighthousePhone);
    expect(total(firstLoad).bytes).toBeLessThanOrEqual(route === "/" ? budget.home : budget.page);
    expect(firstLoad.byKind.script.requests).toBeGreaterThan(3);
    expect(firstLoad.byKind.script.bytes).toBeLessThanOrEqual(budget.script);
    expect(firstLoad.thirdParty).toEqual([]);
  });
}

test("the frame's script holds nothing of what Gatsby brings and nothing here uses", () => {
  const [, frame = ""] = /src="(\/app-\w+\.js)"/.exec(htmlOf("public/index.html")) ?? [];
  const script = readFileSync(path.join("public", frame), "utf8");
  for (const [what, sign] of [
    ["Link", "partiallyActive"],
    ["what registers a plugin's service worker", "onServiceWorkerUpdateFound"],
    ["Partytown", "partytown"],
  ] as const) {
    expect(script.includes(sign), what).toBe(false);
  }
});

test("the styles in a page weigh less than 40 KB, and are the same in all", () => {
  const sheets = new Set<string>();
  for (const file of files) {
    const styles = Array.from(htmlOf(file).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css);
    sheets.add(styles.join(""));
  }
  expect(sheets.size).toBe(1);
  for (const sheet of sheets) expect(Buffer.byteLength(sheet)).toBeLessThan(40_000);
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
