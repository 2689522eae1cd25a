/** @jest-environment node */
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createApp } from "./app";
import { readPolicy } from "./policy";
import { makeTestSite, noRelay, type TestSite } from "./test-site";

let site: TestSite;
let file: string;
beforeEach(async () => {
  site = await makeTestSite();
  file = join(site.directory, "deploy/policy.json");
});
afterEach(() => site.remove());

const build = async (headers: Record<string, string>, time: number) => {
  await writeFile(file, JSON.stringify({ headers }));
  await utimes(file, time, time);
};

test.each(["/", "/nowhere", "/contact-us", "/healthz", "/send-email.php"])(
  "every answer carries the policy of the last build: %s",
  async (path) => {
    const { publicDirectory } = site;
    const redirects = [{ from: "/contact-us", to: "/contact" }];
    const log = { error: () => {} };
    const app = createApp({ publicDirectory, policy: readPolicy(file), redirects, relay: noRelay, log });
    await build({ "Content-Security-Policy": "default-src 'none'", "Referrer-Policy": "no-referrer" }, 1);
    const { headers } = await app.request(path);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    await build({ "Content-Security-Policy": "default-src 'self'" }, 2);
    const later = await app.request(path);
    expect(later.headers.get("Content-Security-Policy")).toBe("default-src 'self'");
  },
);
