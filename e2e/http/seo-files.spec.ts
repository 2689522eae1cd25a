import { readFileSync } from "node:fs";
import sharp from "sharp";
import { vocabularyProblems } from "../../tests/schema-org";
import { builtConcerns, builtPages } from "../support/built-pages";
import { clinic, redirects, siteUrl } from "../support/content";
import { htmlFiles, htmlOf, isRedirect } from "../support/html-files";
import { expect, test } from "../support/test";
import { decodeEntities, textOf } from "./facts";

const contentPages = builtPages.map((page) => ({ ...page, html: htmlOf(page.path) }));
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1];

/** The text of the first element with this name. */
const wordsOf = (html: string, name: string) =>
  textOf(new RegExp(`<${name}\\b[^>]*>.*?</${name}>`, "s").exec(html)?.[0] ?? "").trim();

test("every page has its title, heading, language, manifest, sitemap and metadata", () => {
  for (const { path, html, locale, title, description, socialTitle, blocks, asShown } of contentPages) {
    const metadata = (name: string) => decodeEntities(contentOf(html, name) ?? "");
    expect(html, path).toContain(`<html lang="${locale}"`);
    expect(wordsOf(html, "title"), path).toBe(title);
    expect(wordsOf(html, "h1"), path).toBe(asShown(blocks[0]?.heading ?? ""));
    expect(/<link [^>]*rel="canonical"[^>]* href="([^"]+)"/.exec(html)?.[1]).toBe(`${siteUrl}${path}`);
    for (const rel of ["manifest", "sitemap", "icon", "apple-touch-icon"])
      expect(html, path).toMatch(new RegExp(`<link [^>]*rel="${rel}"`));
    expect(html, path).toMatch(/<link [^>]*type="application\/atom\+xml"[^>]* href="\/closures.xml"/);
    expect(metadata("theme-color"), path).toMatch(/^#[\da-f]{6}$/);
    const expected = {
      description,
      "og:title": socialTitle,
      "og:url": `${siteUrl}${path}`,
      "og:locale": locale.replace("-", "_"),
      "og:site_name": clinic.name,
    };
    for (const [name, text] of Object.entries(expected)) expect([path, metadata(name)]).toEqual([path, text]);
    expect(html, path).not.toContain('content="noindex"');
  }
});

test("every page has a social card of its own", async ({ request }) => {
  for (const { path, html, socialTitle } of contentPages) {
    const metadata = (name: string) => decodeEntities(contentOf(html, name) ?? "");
    const url = metadata("og:image");
    expect(url, path).toContain(`${siteUrl}/social/`);
    expect(metadata("twitter:image"), path).toBe(url);
    expect(metadata("twitter:card"), path).toBe("summary_large_image");
    expect(metadata("og:image:alt")).toContain(socialTitle);
    const response = await request.get(url.slice(siteUrl.length));
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    expect([metadata("og:image:width"), metadata("og:image:height")]).toEqual(["1200", "630"]);
  }
  expect(new Set(contentPages.map(({ html }) => contentOf(html, "og:image"))).size).toBe(builtPages.length);
});

test("versions of a page in other languages name each other, also in the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const versionsOf = (text: string, name: string) =>
    Array.from(
      text.matchAll(new RegExp(`hreflang="([^"]+)" href="([^"]+)"${name}`, "g")),
      ([, code, href]) => [code, href],
    );
  const ofPage = new Map(contentPages.map(({ path, html }) => [`${siteUrl}${path}`, versionsOf(html, ">")]));
  for (const [url, versions] of ofPage) {
    const entry = sitemap.split("<url>").find((each) => each.includes(`<loc>${url}</loc>`)) ?? "";
    expect(versionsOf(entry, "/>"), url).toEqual(versions);
    for (const [code, href = ""] of versions) {
      expect(ofPage.get(href), `${url} in ${code}`).toEqual(versions);
    }
  }
  const others = contentPages.filter(({ locale }) => locale !== "en-US");
  for (const { path } of others) expect(ofPage.get(`${siteUrl}${path}`)?.length, path).toBeGreaterThan(2);
});

test("the not-found page and redirects are not indexed", () => {
  const notFound = htmlFiles.filter(({ path }) => /^\/(?:[\w-]+\/)?404/.test(path));
  expect(notFound.length).toBeGreaterThan(0);
  for (const { file, html } of notFound) expect(contentOf(html, "robots"), file).toBe("noindex");
  const redirectPages = htmlFiles.filter(isRedirect);
  expect(redirectPages).toHaveLength(redirects.length);
});

test("the sitemap has exactly the pages, with valid dates if any", async ({ request }) => {
  const index = await (await request.get(clinic.sitemapPath)).text();
  const [, part = ""] = /<loc>([^<]+)<\/loc>/.exec(index) ?? [];
  const sitemap = await (await request.get(part.slice(siteUrl.length))).text();
  const entries = Array.from(sitemap.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = ""]) => entry);
  expect(entries.map((entry) => /<loc>([^<]+)/.exec(entry)?.[1]).sort()).toEqual(
    [...builtPages, ...builtConcerns].map(({ path }) => `${siteUrl}${path}`).sort(),
  );
  const now = Date.now();
  for (const entry of entries) {
    const date = /<lastmod>([^<]+)/.exec(entry)?.[1];
    if (date !== undefined) expect(Date.parse(date), entry).toBeLessThanOrEqual(now);
    expect(entry).not.toMatch(/priority|changefreq/);
  }
});

test("the manifest has the clinic's name, and icons of the declared sizes", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { name, icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  expect(name).toBe(clinic.name);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

const scripts = (html: string) =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = ""]) => json,
  );

test("every page has structured data once, in its head, with valid schema.org terms", async ({ request }) => {
  for (const { path, html } of contentPages) {
    const [json = "", ...more] = scripts(html);
    expect(more, path).toEqual([]);
    expect(html.indexOf(json), path).toBeLessThan(html.indexOf("</head>"));
    const data = JSON.parse(json);
    expect(data["@context"]).toBe("https://schema.org");
    expect(vocabularyProblems(data), path).toEqual([]);
    for (const picture of new Set(json.match(new RegExp(`${siteUrl}/pictures/[^"]+`, "g")))) {
      const response = await request.get(picture.slice(siteUrl.length));
      expect(response.headers()["content-type"], picture).toMatch(/^image\/(jpeg|png)$/);
    }
  }
});

test("redirects and the not-found page have no structured data", () => {
  const others = htmlFiles.filter((page) => isRedirect(page) || /^\/(?:[\w-]+\/)?404/.test(page.path));
  expect(others.length).toBeGreaterThan(1);
  for (const { file, html } of others) expect(scripts(html), file).toEqual([]);
});
