import { hasPrograms } from "../../tests/debian-packages";
import { pages } from "../support/content";
import { headersWith, mapsApiKey, reviewsWidgetUrl } from "../support/embeds";
import { expect, test } from "../support/test";
import { type HttpsSite, serveHttps } from "./https-site";
import { observatoryScore } from "./observatory";

test.describe("reached by TLS", () => {
  // One server for all: these tests run in one worker.
  test.describe.configure({ mode: "default" });
  test.skip(!hasPrograms(["openssl"], ["openssl"]), "OpenSSL is not on this machine.");

  let site: HttpsSite;
  test.beforeAll(async () => {
    site = await serveHttps();
  });
  test.afterAll(() => site?.stop());

  for (const { path } of pages) {
    test(`${path} scores at least 130 of MDN's HTTP Observatory`, async () => {
      expect(observatoryScore(await site.ask(path))).toBeGreaterThanOrEqual(130);
    });
  }

  test("with the map, and everybody else, at least 120", async () => {
    const withEverybody = await serveHttps({ mapsApiKey, reviewsWidgetUrl, gtagId: "G-TEST" });
    const answer = await withEverybody.ask("/about");
    withEverybody.stop();
    expect(answer.headers["content-security-policy"]).toContain("'unsafe-inline'");
    expect(observatoryScore(answer)).toBeGreaterThanOrEqual(120);
  });
});

/** From the published cases of the scanner's own tests and its chart. */
const cases: [string, Record<string, string>, number][] = [
  // No policy 25, no framing rule 20, no transport rule 20, sniffing 5.
  ["nothing", {}, 30],
  ["transport alone", { "strict-transport-security": "max-age=15768000" }, 50],
  ["a short time of transport", { "strict-transport-security": "max-age=3600" }, 40],
  ["any script", { "content-security-policy": "script-src 'unsafe-inline'" }, 35],
  [
    "scripts made from text",
    { "content-security-policy": "script-src 'self' 'unsafe-eval'; object-src 'none'" },
    45,
  ],
  ["an unsafe referrer", { "referrer-policy": "unsafe-url" }, 25],
  ["extra credit without the base for it", { "cross-origin-resource-policy": "same-origin" }, 30],
];
for (const [name, headers, score] of cases) {
  test(`the rules give ${name} a score of ${score}`, () => {
    expect(observatoryScore({ headers, html: "" })).toBe(score);
  });
}

test("a script of another origin costs 5 without its integrity, and 50 when not by TLS", () => {
  const good = headersWith({ siteUrl: "https://clinic.example" });
  const headers = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const score = (html: string) => observatoryScore({ headers, html });
  expect(score('<script src="/app.js"></script>')).toBe(130);
  expect(score('<script src="/app.js" integrity="sha384-a"></script>')).toBe(135);
  expect(score('<script src="https://tags.example/t.js"></script>')).toBe(125);
  expect(score('<script src="//tags.example/t.js"></script>')).toBe(50);
});
