import { readFileSync } from "node:fs";
import sharp from "sharp";
import { vocabularyProblems } from "../../tests/schema-org";
import { builtConcerns, builtPages } from "../support/built-pages";
import { clinic, redirects, siteUrl } from "../support/content";
import { htmlFiles, isRedirect } from "../support/html-files";
import { expect, test } from "../support/test";
import { decodeEntities, textOf } from "./facts";

const contentPages = htmlFiles.flatMap((file) => {
  const page = builtPages.find(({ path }) => path === file.path);
  return page ? [{ ...file, locale: page.locale }] : [];
});
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1];

/** The text of the first element with this name. */
const wordsOf = (html: string, name: string) =>
  textOf(new RegExp(`<${name}\\b[^>]*>.*?</${name}>`, "s").exec(html)?.[0] ?? "").trim();

test("every page has its language, theme color, manifest, sitemap and social metadata", () => {
  expect(contentPages).toHaveLength(builtPages.length);
  for (const { file, path, html, locale } of contentPages) {
    expect(html, file).toContain(`<html lang="${locale}"`);
    expect(contentOf(html, "theme-color"), file).toMatch(/^#[\da-f]{6}$/);
    for (const rel of ["canonical", "manifest", "sitemap", "icon", "apple-touch-icon"]) {
      expect(html, file).toMatch(new RegExp(`<link [^>]*rel="${rel}"`));
    }
    expect(contentOf(html, "og:url"), file).toBe(`${siteUrl}${path}`);
    expect(contentOf(html, "og:locale"), file).toBe(locale.replace("-", "_"));
    expect(contentOf(html, "og:site_name"), file).toBe(clinic.name);
    expect(contentOf(html, "twitter:image"), file).toBe(contentOf(html, "og:image"));
    expect(html, file).not.toContain('content="noindex"');
  }
});

test("every page responds with its title, heading, description and canonical URL", async ({ request }) => {
  for (const { path, title, description, socialTitle, blocks, asShown } of builtPages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(wordsOf(html, "title"), path).toBe(title);
    expect(wordsOf(html, "h1"), path).toBe(asShown(blocks[0]?.heading ?? ""));
    const metadata = ["description", "og:title"].map((name) => decodeEntities(contentOf(html, name) ?? ""));
    expect(metadata, path).toEqual([description, socialTitle]);
    expect(/<link [^>]*rel="canonical"[^>]* href="([^"]+)"/.exec(html)?.[1]).toBe(`${siteUrl}${path}`);
  }
});

test("the versions of a page in other languages name each other, in the page and in the sitemap", async ({
  request,
}) => {
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

test("robots.txt allows all crawlers and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${siteUrl}${clinic.sitemapPath}\n`);
  expect(text).not.toContain("Disallow");
});

test("security.txt has a contact, and expires within a year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${clinic.email}\n`);
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
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

for (const { path } of builtPages) {
  test(`${path} has structured data once, in its head, with valid schema.org terms`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [json = "", ...more] = scripts(html);
    expect(more).toEqual([]);
    expect(html.indexOf(json)).toBeLessThan(html.indexOf("</head>"));
    const data = JSON.parse(json);
    expect(data["@context"]).toBe("https://schema.org");
    expect(vocabularyProblems(data)).toEqual([]);

    const pictures = new Set(json.match(new RegExp(`${siteUrl}/pictures/[^"]+`, "g")));
    for (const picture of pictures) {
      const response = await request.get(picture.slice(siteUrl.length));
      expect(response.headers()["content-type"], picture).toMatch(/^image\/(jpeg|png)$/);
    }
  });
}

test("redirects and the not-found page have no structured data", () => {
  const others = htmlFiles.filter((page) => isRedirect(page) || /^\/(?:[\w-]+\/)?404/.test(page.path));
  expect(others.length).toBeGreaterThan(1);
  for (const { file, html } of others) expect(scripts(html), file).toEqual([]);
});
