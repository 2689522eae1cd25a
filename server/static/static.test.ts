import files from "node:fs";
import { join } from "node:path";
import { contentHash, serveStatic, setUpStaticSite } from "../testing/static-test-site";
import { makeTestSite } from "../testing/test-site";

const { request, write, pathOf } = setUpStaticSite();

test.each([
  ["/", "<h1>Home</h1>"],
  ["/?utm_source=mail", "<h1>Home</h1>"],
  ["/about", "<h1>About</h1>"],
  ["/team", "<h1>Team</h1>"],
  ["/with%20space%20%26%20umlaut%20%C3%BC.txt", "found"],
  ["/.well-known/security.txt", "Contact: us"],
  ["/empty.txt", ""],
])("%s is served", async (path, content) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(content);
});

test.each([
  ["x.html", "text/html; charset=utf-8"],
  ["x.js", "text/javascript; charset=utf-8"],
  ["x.mjs", "text/javascript; charset=utf-8"],
  ["x.css", "text/css; charset=utf-8"],
  ["x.json", "application/json"],
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
  ["x.unheard-of", "application/octet-stream"],
])("%s has the type %s", async (name, type) => {
  await write({ [`types/${name}`]: "x" });
  const { headers } = await request(`/types/${name}`);
  expect(headers.get("Content-Type")).toBe(type);
});

describe("a path without a file", () => {
  test.each([
    "/nowhere",
    "/nowhere.js",
    "/about/nowhere",
    "/documents",
    "/index.html/more",
    "/404",
    "/404.html",
    "/about%2f",
    "/about%2Findex.html",
    "/_redirects",
    "/_headers",
    "/%5Fredirects",
    "/webpack.stats.json",
    "/chunk-map.json",
    `/app-${contentHash}.js.map`,
    "/documents/styles.css.map",
    `/app-${contentHash}.js.br`,
    `/app-${contentHash}.js.gz`,
    "/.env",
    "/.git/config",
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/%2e%2e%2fpackage.json",
    "/about/..%2f..%2fpackage.json",
    "/..%5cpackage.json",
    "/..%2fpublic-private%2fnotes.txt",
    "/%252e%252e%252fpackage.json",
    "/link.json",
    "/up/package.json",
    "/index.html%00.js",
    "/%",
    "/%zz",
    "/%ff%fe",
    `/${"x".repeat(300)}`,
    "/constructor",
  ])("%s gets the not-found page", async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(await response.text()).toBe("<h1>Page Not Found</h1>");
  });

  test("gets the whole not-found page, even with Range and If-None-Match", async () => {
    const headers = { Range: "bytes=0-3", "If-None-Match": "*" };
    const response = await request("/nowhere", { headers });
    expect([response.status, await response.text()]).toEqual([404, "<h1>Page Not Found</h1>"]);
  });

  test.each([
    ["/gone", "gone/index.html", [404, "<h1>Page Not Found</h1>"]],
    ["/nowhere", "404.html", [404, "Page Not Found"]],
  ])("gets 404 when a rebuild deletes the file during the lookup: %s", async (path, name, expected) => {
    const rebuilt = await makeTestSite();
    await rebuilt.write({ "gone/index.html": "<h1>Gone</h1>" });
    const lookForEncoding = jest.spyOn(files, "lstatSync").mockImplementationOnce(() => {
      files.rmSync(join(rebuilt.publicDirectory, name));
      return undefined;
    });
    const headers = { "Accept-Encoding": "br" };
    const response = await serveStatic(rebuilt.publicDirectory).request(path, { headers });
    expect([response.status, await response.text()]).toEqual(expected);
    expect(lookForEncoding).toHaveBeenCalled();
    await rebuilt.remove();
  });

  test("gets a plain text when the build has no 404.html", async () => {
    const response = await serveStatic(pathOf("types")).request("/nowhere");
    expect([response.status, await response.text()]).toEqual([404, "Page Not Found"]);
  });
});

test.each([["/"], ["/hero.webp"], ["/nowhere"]])(
  "HEAD %s has the same headers as GET, without the body",
  async (path) => {
    const [get, head] = await Promise.all([request(path), request(path, { method: "HEAD" })]);
    expect([head.status, [...head.headers]]).toEqual([get.status, [...get.headers]]);
    expect(await head.text()).toBe("");
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s of a page gets 405", async (method) => {
  const response = await request("/about", { method });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
