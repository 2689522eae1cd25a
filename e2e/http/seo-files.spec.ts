import { readFileSync } from "node:fs";
import sharp from "sharp";
import { asShown, clinic, pages, redirects, siteUrl } from "../support/content";
import { htmlFiles, isRedirect } from "../support/html-files";
import { expect, test } from "../support/test";
import { decodeEntities, textOf } from "./facts";

const contentPages = htmlFiles.filter(({ path }) => pages.some((page) => page.path === path));
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1];

/** The text of the first element with this name. */
const wordsOf = (html: string, name: string) =>
  textOf(new RegExp(`<${name}\\b[^>]*>.*?</${name}>`, "s").exec(html)?.[0] ?? "").trim();

test("every page has its language, theme color, manifest, sitemap and social metadata", () => {
  expect(contentPages).toHaveLength(pages.length);
  for (const { file, path, html } of contentPages) {
    expect(html, file).toContain('<html lang="en-US"');
    expect(contentOf(html, "theme-color"), file).toMatch(/^#[\da-f]{6}$/);
    for (const rel of ["canonical", "manifest", "sitemap", "icon", "apple-touch-icon"]) {
      expect(html, file).toMatch(new RegExp(`<link [^>]*rel="${rel}"`));
    }
    expect(contentOf(html, "og:url"), file).toBe(`${siteUrl}${path}`);
    expect(contentOf(html, "og:site_name"), file).toBe(clinic.name);
    expect(contentOf(html, "twitter:image"), file).toBe(contentOf(html, "og:image"));
    expect(html, file).not.toContain('content="noindex"');
  }
});

test("every page responds with its title, heading, description and canonical URL", async ({ request }) => {
  for (const { path, title, description, socialTitle, blocks } of pages) {
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

test("the not-found page and redirects are not indexed", () => {
  const notFound = htmlFiles.filter(({ path }) => path.startsWith("/404"));
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
    pages.map(({ path }) => `${siteUrl}${path}`).sort(),
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
