import { isCacheable, keyOf, strategyFor } from "./strategies";

const site = "https://clinic.example";
const hash = "0123456789abcdef0123";

test.each([
  ["/", "page"],
  ["/contact", "page"],
  ["/services/physical-therapy?from=search#first-visit", "page"],
  ["/offline.html", "page"],
  ["/es/offline.html", "page"],
  ["/page-data/contact/page-data.json", "fresh"],
  ["/page-data/app-data.json", "fresh"],
  ["/page-data/sq/d/1234567890.json", "fresh"],
  ["/search/es.json", "fresh"],
  ["/favicon.svg", "fresh"],
  ["/manifest.webmanifest", "fresh"],
  ["/documents/privacy-practices.pdf", "document"],
  [`/static/${hash}0123456789ab/agreement.pdf`, "document"],
  ["/closures.ics", "document"],
  [`/app-${hash}.js`, "part"],
  [`/styles.${hash}.css`, "part"],
  [`/static/body-${hash}.woff2`, "part"],
  [`/static/${hash}0123456789ab/a1b2c/hero.avif`, "picture"],
])('%s has the strategy "%s"', (path, strategy) => {
  expect(strategyFor(new URL(path, site), site)).toBe(strategy);
});

test.each([
  "/send-email.php",
  "/healthz",
  "/admin",
  "/admin/sign-in/callback",
  "/sw.js",
  "/robots.txt",
  "/sitemap-index.xml",
  "/closures.xml",
  "/pictures/social/card.jpg",
  "/app.js",
  "https://maps.example/",
  `https://maps.example/app-${hash}.js`,
])("%s is not handled by the worker", (url) => {
  expect(strategyFor(new URL(url, site), site)).toBeUndefined();
});

test.each([
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact?name=x#form", "/contact"],
  ["/", "/"],
  ["/?from=search", "/"],
])("the cache key of %s is %s", (requested, key) => {
  expect(keyOf(site + requested)).toBe(site + key);
});

test.each([
  ["complete", { status: 200, redirected: false, type: "basic" }, true],
  ["not found", { status: 404, redirected: false, type: "basic" }, false],
  ["a server error", { status: 503, redirected: false, type: "basic" }, false],
  ["partial", { status: 206, redirected: false, type: "basic" }, false],
  ["redirected", { status: 200, redirected: true, type: "basic" }, false],
  ["a redirect that is not followed", { status: 0, redirected: false, type: "opaqueredirect" }, false],
  ["from another site", { status: 0, redirected: false, type: "opaque" }, false],
] as const)("whether a response that is %s may be cached", (_, response, expected) => {
  expect(isCacheable(response as Response)).toBe(expected);
});
