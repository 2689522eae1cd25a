import entries from "../../data/redirects.json";
import { createApp } from "../app";
import { makeTestSite, noPolicy, noRelay, type TestSite } from "../testing/test-site";

let site: TestSite;
beforeAll(async () => {
  site = await makeTestSite();
});
afterAll(() => site.remove());

function request(path: string, init?: RequestInit) {
  const redirects = [...entries, { from: "/pay", to: "/appointment#payment-section" }];
  const { publicDirectory } = site;
  return createApp({
    publicDirectory,
    policy: noPolicy,
    redirects,
    relay: noRelay,
    log: { error: () => {} },
  }).request(path, init, {});
}

test.each(entries)("$from redirects to $to", async ({ from, to }) => {
  const response = await request(from);
  expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
});

test.each([
  ["/contact-us?utm_source=card&x=%26", "/contact?utm_source=card&x=%26"],
  ["/contact-us/", "/contact"],
  ["/contact-us/?a=1", "/contact?a=1"],
  ["//contact-us", "/contact"],
  ["/pay?a=$&", "/appointment?a=$&#payment-section"],
  ["/about/", "/about"],
  ["/about/?a=1&b=/", "/about?a=1&b=/"],
  ["/services//telehealth", "/services/telehealth"],
  ["/nowhere/", "/nowhere"],
  ["/index.html", "/"],
  ["/index.html?a=1", "/?a=1"],
  ["/about/index.html", "/about"],
  ["/about/index.html/", "/about"],
  ["/contact-us/index.html", "/contact"],
  ["//", "/"],
  ["/About", "/about"],
  ["/ABOUT?a=B", "/about?a=B"],
  ["/Contact-Us?a=B", "/contact?a=B"],
  ["/About/", "/About"],
])("%s redirects to %s", async (path, target) => {
  const response = await request(`http://localhost${path}`);
  expect([response.status, response.headers.get("Location")]).toEqual([301, target]);
});

test.each([
  "//evil.example/",
  "//evil.example/%2e%2e/",
  "///evil.example/",
  "/\\evil.example/",
  "/\\/evil.example/",
  "/%2f%2fevil.example/",
  "/%5cevil.example/",
  "/.//evil.example/",
  "/..//evil.example/",
  "/\t/evil.example/",
  "/%0d%0aLocation:%20http://evil.example/",
  "/http://evil.example/",
  "/@evil.example/",
])("%j never redirects to another site", async (path) => {
  const response = await request(`http://localhost${path}`, { headers: { Host: "evil.example" } });
  const location = response.headers.get("Location") ?? "";
  expect([response.status, location.startsWith("/")]).toEqual([301, true]);
  expect(new URL(location, "http://localhost").origin).toBe("http://localhost");
});

test.each([
  ["/", 200],
  ["/?a=/", 200],
  ["/about", 200],
  ["/contact-us-too", 404],
  ["/index.html/more", 404],
  ["/about/myindex.html", 404],
])("%s does not redirect", async (path, status) => {
  const response = await request(path);
  expect([response.status, response.headers.get("Location")]).toEqual([status, null]);
});

test("a POST to an old path is not redirected", async () => {
  expect((await request("/contact-us", { method: "POST" })).status).toBe(405);
});
