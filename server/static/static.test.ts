import allEntries from "../../data/redirects.json";
import { isOfPage } from "../../src/shared/http/redirect";
import { contentHash, setUpStaticSite } from "../testing/static-test-site";
import { testApp } from "../testing/test-site";

const { request, write, pathOf } = setUpStaticSite();

describe("static", () => {
  test.each([
    ["/", "<h1>Home</h1>"],
    ["/?utm_source=mail", "<h1>Home</h1>"],
    ["/about", "<h1>About</h1>"],
    ["/team", "<h1>Team</h1>"],
    ["/with%20space%20%26%20umlaut%20%C3%BC.txt", "found"],
    ["/.well-known/security.txt", "Contact: us"],
    ["/empty.txt", ""],
  ])("%s is served", async (path, content) => {
    const { status, body } = await request(path);
    expect([status, body.toString()]).toEqual([200, content]);
  });

  test.each([
    ["x.html", "text/html; charset=utf-8"],
    ["x.js", "text/javascript; charset=utf-8"],
    ["x.mjs", "text/javascript; charset=utf-8"],
    ["x.css", "text/css; charset=utf-8"],
    ["x.json", "application/json"],
    ["x.ics", "text/calendar; charset=utf-8"],
    ["x.xml", "application/xml; charset=utf-8"],
    ["x.txt", "text/plain; charset=utf-8"],
    ["x.webmanifest", "application/manifest+json"],
    ["x.svg", "image/svg+xml; charset=utf-8"],
    ["x.avif", "image/avif"],
    ["x.webp", "image/webp"],
    ["x.jpg", "image/jpeg"],
    ["x.png", "image/png"],
    ["x.ico", "image/x-icon"],
    ["x.woff2", "font/woff2"],
    ["x.pdf", "application/pdf"],
    ["x.speculationrules", "application/speculationrules+json"],
    ["x.unheard-of", "application/octet-stream"],
  ])("%s has the type %s", async (name, type) => {
    await write({ [`types/${name}`]: "x" });
    const { headers } = await request(`/types/${name}`);
    expect(headers["content-type"]).toBe(type);
  });

  describe("a path without a file", () => {
    test.each([
      ...["/nowhere", "/nowhere.js", "/about/nowhere", "/documents", "/index.html/more", "/constructor"],
      ...["/404", "/404.html", "/about%2f", "/about%2Findex.html", `/${"x".repeat(300)}`],
      // What is not for visitors: files for hosts and of the build, encoded copies, hidden files.
      ...["/_redirects", "/_headers", "/%5Fredirects", "/webpack.stats.json", "/chunk-map.json"],
      ...[`/app-${contentHash}.js.map`, "/documents/styles.css.map", "/.env", "/.git/config"],
      ...[`/app-${contentHash}.js.br`, `/app-${contentHash}.js.gz`],
      // What is outside of the folder.
      ...["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json", "/%2e%2e%2fpackage.json"],
      ...["/about/..%2f..%2fpackage.json", "/..%5cpackage.json", "/%252e%252e%252fpackage.json"],
      ...["/back%5cslash.txt", "/..%2fpublic-private%2fnotes.txt", "/link.json", "/up/package.json"],
      // What is no path.
      ...["/index.html%00.js", "/%", "/%zz", "/%ff%fe"],
    ])("%s gets the not-found page", async (path) => {
      const { status, headers, body } = await request(path);
      expect([status, body.toString()]).toEqual([404, "<h1>Page Not Found</h1>"]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    });

    test.each([
      ["/es/nada", "<h1>No existe</h1>"],
      ["/es/404.html", "<h1>No existe</h1>"],
      ["/es/404", "<h1>No existe</h1>"],
      ["/essays/nothing", "<h1>Page Not Found</h1>"],
    ])("%s gets the not-found page of its language", async (path, page) => {
      await write({ "es/404.html": "<h1>No existe</h1>" });
      const { status, body } = await request(path);
      expect([status, body.toString()]).toEqual([404, page]);
    });

    test("gets the whole not-found page, even with Range and If-None-Match", async () => {
      const headers = { Range: "bytes=0-3", "If-None-Match": "*" };
      const { status, body } = await request("/nowhere", { headers });
      expect([status, body.toString()]).toEqual([404, "<h1>Page Not Found</h1>"]);
    });

    test("gets a plain text when the build has no 404.html", async () => {
      const response = await testApp({ publicDirectory: pathOf("types") }).request("/nowhere");
      expect([response.status, await response.text()]).toEqual([404, "Page Not Found"]);
    });
  });

  test.each(["/", "/hero.webp", "/nowhere"])("HEAD %s has the headers of GET, and no body", async (path) => {
    const [get, head] = await Promise.all([request(path), request(path, { method: "HEAD" })]);
    expect([head.status, head.headers]).toEqual([get.status, { ...get.headers, date: expect.anything() }]);
    expect(head.body).toHaveLength(0);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s of a page gets 405", async (method) => {
    const { status, headers } = await request("/about", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("redirects", () => {
  const entries = allEntries.filter(isOfPage);

  function visit(path: string, init?: RequestInit) {
    const redirects = [...entries, { from: "/pay", to: "/appointment#payment-section" }];
    return testApp({ publicDirectory: pathOf(""), redirects }).request(path, init, {});
  }

  test.each(entries)("$from redirects to $to", async ({ from, to }) => {
    const response = await visit(from);
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
    const response = await visit(`http://localhost${path}`);
    expect([response.status, response.headers.get("Location")]).toEqual([301, target]);
  });

  test.each([
    ...["//evil.example/", "//evil.example/%2e%2e/", "///evil.example/", "/\\evil.example/"],
    ...["/\\/evil.example/", "/%2f%2fevil.example/", "/%5cevil.example/", "/.//evil.example/"],
    ...["/..//evil.example/", "/\t/evil.example/", "/%0d%0aLocation:%20http://evil.example/"],
    ...["/http://evil.example/", "/@evil.example/"],
  ])("%j never redirects to another site", async (path) => {
    const response = await visit(`http://localhost${path}`, { headers: { Host: "evil.example" } });
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
    const response = await visit(path);
    expect([response.status, response.headers.get("Location")]).toEqual([status, null]);
  });

  test("a POST to an old path is not redirected", async () => {
    expect((await visit("/contact-us", { method: "POST" })).status).toBe(405);
  });
});
