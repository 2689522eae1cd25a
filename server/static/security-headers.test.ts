import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createApp } from "../app";
import { makeTestSite, noRelay, type TestSite } from "../testing/test-site";
import { readSecurityHeaders } from "./security-headers";

let site: TestSite;
let file: string;
beforeEach(async () => {
  site = await makeTestSite();
  file = join(site.directory, "deploy/policy.json");
});
afterEach(() => {
  jest.restoreAllMocks();
  return site.remove();
});

const build = async (headers: Record<string, string>, time: number) => {
  await writeFile(file, JSON.stringify({ headers }));
  await utimes(file, time, time);
};

test("a subresource gets only the headers for subresources", async () => {
  await writeFile(join(site.publicDirectory, "picture.png"), "png");
  await build({ "Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff" }, 1);
  const { publicDirectory } = site;
  const log = { error: () => {} };
  const app = createApp({
    publicDirectory,
    policy: readSecurityHeaders(file),
    redirects: [],
    relay: noRelay,
    log,
  });
  const { headers } = await app.request("/picture.png");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.has("Content-Security-Policy")).toBe(false);
});

test.each(["/", "/nowhere", "/contact-us", "/healthz", "/send-email.php"])(
  "a document gets the headers of the last build: %s",
  async (path) => {
    const { publicDirectory } = site;
    const redirects = [{ from: "/contact-us", to: "/contact" }];
    const log = { error: () => {} };
    const app = createApp({
      publicDirectory,
      policy: readSecurityHeaders(file),
      redirects,
      relay: noRelay,
      log,
    });
    await build({ "Content-Security-Policy": "default-src 'none'", "Referrer-Policy": "no-referrer" }, 1);
    const { headers } = await app.request(path);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    await build({ "Content-Security-Policy": "default-src 'self'" }, 2);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1000);
    const later = await app.request(path);
    expect(later.headers.get("Content-Security-Policy")).toBe("default-src 'self'");
  },
);
