import { cacheControl } from "./caching";

const digest = "0123456789abcdef0123456789abcdef";
const contentHash = digest.slice(0, 20);

test.each([
  `/app-${contentHash}.js`,
  `/webpack-runtime-${contentHash}.js`,
  `/component---src-templates-page-tsx-${contentHash}.js`,
  `/styles.${contentHash}.css`,
  `/static/fredoka-latin-wght-normal-${digest}.woff2`,
  `/static/${digest}/a1b2c/hero.avif`,
  `/static/${digest}/agreement.pdf`,
])("%s is cached for a year", (path) => {
  expect(cacheControl(path)).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/",
  "/about",
  "/about/index.html",
  "/page-data/app-data.json",
  "/page-data/about/page-data.json",
  "/page-data/sq/d/1234567890.json",
  `/page-data/${digest}/page-data.json`,
  "/_gatsby/slices/_gatsby-scripts-1.html",
  "/sw.js",
  "/documents/privacy-practices.pdf",
  "/static/by-hand.png",
  "/static/documents/by-hand.pdf",
  "/favicon.ico",
  "/sitemap-index.xml",
])("%s is revalidated each time", (path) => {
  expect(cacheControl(path)).toBe("public, max-age=0, must-revalidate");
});
