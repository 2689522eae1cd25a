import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningApp, startApp } from "../testing/running-app";
import { makeTestSite, type TestSite, testApp } from "../testing/test-site";
import { readSecurityHeaders } from "./security-headers";

const hash = "0123456789abcdef0123";
let site: TestSite;
let server: RunningApp;
let file: string;
beforeAll(async () => {
  site = await makeTestSite();
  for (const name of ["picture.png", "map.svg", `app-${hash}.js`, "sw.js", "page-data/about/page-data.json"])
    await site.write({ [name]: "content" });
  file = join(site.directory, "deploy/policy.json");
  const { publicDirectory } = site;
  const redirects = [{ from: "/contact-us", to: "/contact" }];
  const policy = readSecurityHeaders(file);
  server = await startApp(testApp({ publicDirectory, policy, redirects }));
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

/** Writes the file as a build at this time does. */
async function build(policy: string, time: number): Promise<void> {
  const headers = { "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff" };
  await writeFile(file, JSON.stringify({ headers }));
  await utimes(file, time, time);
}

const policyOf = (headers: Record<string, unknown>) => headers["content-security-policy"];

test.each(["/picture.png", `/app-${hash}.js`, "/page-data/about/page-data.json"])(
  "a subresource gets only the headers for subresources: %s",
  async (path) => {
    await build("default-src 'none'", 1);
    const { headers } = await server.request(path);
    const unchanged = await server.request(path, { headers: { "If-None-Match": `${headers.etag}` } });
    expect(unchanged.status).toBe(304);
    for (const each of [headers, unchanged.headers]) {
      expect([each["x-content-type-options"], policyOf(each)]).toEqual(["nosniff", undefined]);
    }
  },
);

test.each([
  ...["/", "/nowhere", "/nowhere.png", "/contact-us", "/healthz", "/send-email.php", "/map.svg", "/sw.js"],
])("a document gets the headers of the last build: %s", async (path) => {
  await build("default-src 'none'", 1);
  expect(policyOf((await server.request(path)).headers)).toBe("default-src 'none'");
  await build("default-src 'self'", 2);
  expect(policyOf((await server.request(path)).headers)).toBe("default-src 'self'");
});

test("an unchanged page gets the headers of the last build too", async () => {
  const { headers } = await server.request("/about");
  await build("default-src 'none'", 3);
  const unchanged = await server.request("/about", { headers: { "If-None-Match": `${headers.etag}` } });
  expect([unchanged.status, policyOf(unchanged.headers)]).toEqual([304, "default-src 'none'"]);
});

test.each([
  ["is missing", () => rm(file)],
  ["is half written", () => writeFile(file, '{ "headers": {')],
])("while the file %s, as in a deploy, documents keep the headers of the last build", async (_, damage) => {
  await build("default-src 'none'", 4);
  await server.request("/");
  await damage();
  const { status, headers } = await server.request("/");
  expect([status, policyOf(headers)]).toEqual([200, "default-src 'none'"]);
  await build("default-src 'self'", 5);
  expect(policyOf((await server.request("/")).headers)).toBe("default-src 'self'");
});

test("without the file, no page is sent before its headers were ever read", () => {
  expect(readSecurityHeaders(join(site.directory, "nowhere.json"))).toThrow("ENOENT");
});
