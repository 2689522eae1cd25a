import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { htmlOf, pageFiles } from "../support/html-files";
import { byteBudget } from "../support/measure-page";
import { expect, hydrate, test } from "../support/test";

test("the app script contains no unused parts of Gatsby", () => {
  const [, appScript = ""] = /src="(\/app-\w+\.js)"/.exec(htmlOf("/")) ?? [];
  const script = readFileSync(path.join("public", appScript), "utf8");
  for (const [name, marker] of [
    ["the registration of a plugin's service worker", "onServiceWorkerUpdateFound"],
    ["Partytown", "partytown"],
  ] as const) {
    expect(script.includes(marker), name).toBe(false);
  }
});

test("the inlined styles are within their budget, and the same on all pages", () => {
  const sheets = new Set(
    pageFiles.map(({ html }) =>
      Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css).join(""),
    ),
  );
  expect(sheets.size).toBe(1);
  for (const sheet of sheets) expect(Buffer.byteLength(sheet)).toBeLessThan(byteBudget.style);
});

test("the search loads at most 100 KB in each language", () => {
  const compressed = readdirSync("public/search").filter((name) => name.endsWith(".br"));
  expect(compressed).toContain("en.json.br");
  for (const name of compressed)
    expect(statSync(path.join("public/search", name)).size, name).toBeLessThan(100_000);
});

test("every page preloads two fonts with content hashes in their names", async ({ request }) => {
  const preloads = new Set(
    pageFiles.map(({ html }) => html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g)?.join("\n") ?? ""),
  );
  expect(preloads.size).toBe(1);
  const links = [...preloads].join().split("\n");
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toContain("crossorigin");
    const response = await request.get(/href="([^"]+)"/.exec(link)?.[1] ?? "");
    expect(response.headers()).toMatchObject({
      "content-type": "font/woff2",
      "cache-control": expect.stringContaining("immutable"),
    });
  }
});

test("notices in other languages use the device's fonts, and request none", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/language-help", { waitUntil: "networkidle" });
  await expect(page.locator('p[lang="ko"]')).toHaveCSS("font-family", "sans-serif");
  expect(fonts.length).toBeLessThanOrEqual(3);
});

/** The notices in other languages use fonts of the device. */
const inOtherLanguages = /<(p|span) lang="(?!en)[^"]*"[^>]*>.*?<\/\1>/gs;

test("the text font has every character of every page", () => {
  const available = new Set(
    ["body", "body-accents", "body-extended"].flatMap(
      (name) => create(readFileSync(`src/styles/fonts/${name}.woff2`)).characterSet,
    ),
  );
  for (const { file, html } of pageFiles) {
    const text = html.replace(inOtherLanguages, "").replace(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, "");
    const missing = [...new Set(text)].filter((character) => !available.has(character.codePointAt(0) ?? 0));
    expect(missing.join("").trim(), file).toBe("");
  }
});

test("the page of the link that the mouse rests on is loaded, and no other", async ({ page, request }) => {
  const response = await request.get("/links.speculationrules");
  expect(response.headers()["content-type"]).toBe("application/speculationrules+json");
  const early: string[] = [];
  page.on("request", (sent) => {
    if (sent.headers()["sec-purpose"]?.startsWith("prefetch")) early.push(new URL(sent.url()).pathname);
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: "Contact Us" }).hover();
  await expect.poll(() => early).toEqual(["/contact"]);
  await links.filter({ hasText: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact");
  await hydrate(page);
  early.length = 0;
  await links.filter({ hasText: "Staff" }).hover();
  await expect.poll(() => early).toEqual(["/our-team"]);
});
