import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { EmbedSettings } from "../../src/shared/settings/build-settings";
import { hasPrograms } from "../../tests/debian-packages";
import { builtPages } from "../support/built-pages";
import { headersWith, mapsApiKey, reviewsWidgetUrl } from "../support/embeds";
import { serveSite } from "../support/serve";
import { expect, test } from "../support/test";
import { makeCertificate } from "./certificate";
import { type HttpsResponse, httpsGet } from "./https-get";
import { observatoryScore } from "./observatory";

/** Our own server with the built site, behind a TLS proxy with a temporary certificate. */
interface HttpsSite {
  /** Requests a page over HTTPS, trusting only that certificate. */
  get(path: string): Promise<HttpsResponse>;
  stop(): void;
}

/** Serves the built site with the headers of a build for an https URL and these third parties. */
async function serveHttps(embeds: Partial<EmbedSettings> = {}): Promise<HttpsSite> {
  mkdirSync("var", { recursive: true });
  const folder = mkdtempSync("var/https-site-");
  symlinkSync(resolve("public"), join(folder, "public"));
  mkdirSync(join(folder, "deploy"));
  const headers = headersWith({ ...embeds, siteUrl: "https://localhost" });
  writeFileSync(join(folder, "deploy/policy.json"), JSON.stringify({ headers }));
  const { keyFile, certificateFile } = makeCertificate(folder);
  const key = readFileSync(keyFile);
  const cert = readFileSync(certificateFile);
  const site = await serveSite(folder);
  const proxy = createServer({ key, cert }, ({ method, url, headers }, response) => {
    const proxied = httpRequest(site.address + url, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    proxied.end();
  });
  await new Promise<void>((done) => proxy.listen(0, "localhost", done));
  const { port } = proxy.address() as AddressInfo;
  return {
    get: (path) => httpsGet(port, path, cert),
    stop() {
      proxy.close();
      site.stop();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

test.describe("over HTTPS", () => {
  // These tests share a server, so they run in one worker.
  test.describe.configure({ mode: "default" });
  test.skip(!hasPrograms(["openssl"]), "OpenSSL is not installed.");

  let site: HttpsSite;
  test.beforeAll(async () => {
    site = await serveHttps();
  });
  test.afterAll(() => site?.stop());

  test("every page scores at least 130 in MDN's HTTP Observatory", async () => {
    for (const { path } of builtPages)
      expect.soft(observatoryScore(await site.get(path)), path).toBeGreaterThanOrEqual(130);
  });

  test("with all third parties the score is at least 120", async () => {
    const withThirdParties = await serveHttps({ mapsApiKey, reviewsWidgetUrl, gtagId: "G-TEST" });
    const response = await withThirdParties.get("/about");
    withThirdParties.stop();
    expect(response.headers["content-security-policy"]).toContain("'unsafe-inline'");
    expect(observatoryScore(response)).toBeGreaterThanOrEqual(120);
  });
});

/** From the scanner's published tests and its score table. */
const cases: [string, Record<string, string>, number][] = [
  // No CSP -25, no framing rule -20, no HSTS -20, no nosniff -5.
  ["no headers", {}, 30],
  ["HSTS alone", { "strict-transport-security": "max-age=15768000" }, 50],
  ["a short HSTS max-age", { "strict-transport-security": "max-age=3600" }, 40],
  ["inline scripts", { "content-security-policy": "script-src 'unsafe-inline'" }, 35],
  ["unsafe-eval", { "content-security-policy": "script-src 'self' 'unsafe-eval'; object-src 'none'" }, 45],
  ["an unsafe referrer", { "referrer-policy": "unsafe-url" }, 25],
  ["extra credit below the minimum score", { "cross-origin-resource-policy": "same-origin" }, 30],
];
test("the score is that of the scanner", () => {
  for (const [name, headers, score] of cases)
    expect.soft(observatoryScore({ headers, html: "" }), name).toBe(score);
});

test("a script from another origin costs 5 without integrity, and 50 without TLS", () => {
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
