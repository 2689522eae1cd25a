import { isCacheable, keyOf, strategyFor } from "./strategies";

const site = "https://clinic.example";
const hash = "0123456789abcdef0123";

test.each([
  ["/", "page"],
  ["/contact", "page"],
  ["/services/physical-therapy?from=search#first-visit", "page"],
  ["/offline.html", "page"],
  ["/page-data/contact/page-data.json", "fresh"],
  ["/page-data/app-data.json", "fresh"],
  ["/page-data/sq/d/1234567890.json", "fresh"],
  ["/favicon.svg", "fresh"],
  ["/manifest.webmanifest", "fresh"],
  [`/app-${hash}.js`, "part"],
  [`/styles.${hash}.css`, "part"],
  [`/static/body-${hash}.woff2`, "part"],
  [`/static/${hash}0123456789ab/a1b2c/hero.avif`, "picture"],
])("%s is treated as a %s", (path, treatment) => {
  expect(strategyFor(new URL(path, site), site)).toBe(treatment);
});

test.each([
  "/send-email.php",
  "/healthz",
  "/sw.js",
  "/robots.txt",
  "/sitemap-index.xml",
  "/documents/privacy-practices.pdf",
  `/static/${hash}0123456789ab/agreement.pdf`,
  "/pictures/social/card.jpg",
  "/app.js",
  "https://maps.example/",
  `https://maps.example/app-${hash}.js`,
])("%s is left to the browser", (address) => {
  expect(strategyFor(new URL(address, site), site)).toBeUndefined();
});

test.each([
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact?name=x#form", "/contact"],
  ["/", "/"],
  ["/?from=search", "/"],
])("the copy of %s is kept under %s", (asked, kept) => {
  expect(keyOf(site + asked)).toBe(site + kept);
});

test.each([
  ["found", { status: 200, redirected: false, type: "basic" }, true],
  ["not found", { status: 404, redirected: false, type: "basic" }, false],
  ["an error of the server", { status: 503, redirected: false, type: "basic" }, false],
  ["a part", { status: 206, redirected: false, type: "basic" }, false],
  ["moved", { status: 200, redirected: true, type: "basic" }, false],
  ["a redirect that is not followed", { status: 0, redirected: false, type: "opaqueredirect" }, false],
  ["another site's", { status: 0, redirected: false, type: "opaque" }, false],
] as const)("an answer that is %s is kept or not", (_, answer, isKept) => {
  expect(isCacheable(answer as Response)).toBe(isKept);
});
