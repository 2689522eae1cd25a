/** @jest-environment node */
import { randomBytes } from "node:crypto";
import files from "node:fs";
import { mkdir, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { createApp } from "./app";
import { makeTestSite, noPolicy, noRelay, type TestSite } from "./test-site";

const script = "console.log('Every child moves in their own way.');\n".repeat(100);
const contentHash = "0123456789abcdef0123";
const picture = randomBytes(5000);

let site: TestSite;
let app: ReturnType<typeof createApp>;
const reportFault = jest.fn();

function serve(publicDirectory: string): ReturnType<typeof createApp> {
  return createApp({
    publicDirectory,
    policy: noPolicy,
    redirects: [],
    relay: noRelay,
    log: { error: reportFault },
  });
}

beforeAll(async () => {
  site = await makeTestSite();
  await site.write({
    [`app-${contentHash}.js`]: script,
    [`app-${contentHash}.js.br`]: brotliCompressSync(script),
    [`app-${contentHash}.js.gz`]: gzipSync(script),
    "team.html": "<h1>Team</h1>",
    "hero.webp": picture,
    "empty.txt": "",
    "with space & umlaut ü.txt": "found",
    "documents/forms.pdf": "%PDF-1.7",
    _redirects: "/expect /appointment 301",
    _headers: "/*",
    "webpack.stats.json": "{}",
    "chunk-map.json": "{}",
    [`app-${contentHash}.js.map`]: "{}",
    "documents/styles.css.map": "{}",
    ".env": "secret",
    ".git/config": "secret",
    ".well-known/security.txt": "Contact: us",
  });
  await writeFile(join(site.directory, "package.json"), "secret");
  await symlink(join(site.directory, "package.json"), join(site.publicDirectory, "link.json"));
  await symlink(site.directory, join(site.publicDirectory, "up"));
  await mkdir(join(site.directory, "public-private"));
  await writeFile(join(site.directory, "public-private/notes.txt"), "secret");
  app = serve(site.publicDirectory);
});
afterAll(() => site.remove());
afterEach(() => expect(reportFault).not.toHaveBeenCalled());

test.each([
  ["/", "<h1>Home</h1>"],
  ["/?utm_source=mail", "<h1>Home</h1>"],
  ["/about", "<h1>About</h1>"],
  ["/team", "<h1>Team</h1>"],
  ["/with%20space%20%26%20umlaut%20%C3%BC.txt", "found"],
  ["/.well-known/security.txt", "Contact: us"],
  ["/empty.txt", ""],
])("%s is served", async (path, content) => {
  const response = await app.request(path);
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
  await site.write({ [`types/${name}`]: "x" });
  const { headers } = await app.request(`/types/${name}`);
  expect(headers.get("Content-Type")).toBe(type);
});

describe("what is not there", () => {
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
  ])("%s gives the not-found page", async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(await response.text()).toBe("<h1>Page Not Found</h1>");
  });

  test("is the whole page, whatever was asked of it", async () => {
    const headers = { Range: "bytes=0-3", "If-None-Match": "*" };
    const response = await app.request("/nowhere", { headers });
    expect([response.status, await response.text()]).toEqual([404, "<h1>Page Not Found</h1>"]);
  });

  test.each([
    ["/gone", "gone/index.html", [404, "<h1>Page Not Found</h1>"]],
    ["/nowhere", "404.html", [404, "Page Not Found"]],
  ])("is what a rebuild takes away while it is looked at: %s", async (path, name, expected) => {
    const rebuilt = await makeTestSite();
    await rebuilt.write({ "gone/index.html": "<h1>Gone</h1>" });
    const lookForEncoding = jest.spyOn(files, "lstatSync").mockImplementationOnce(() => {
      files.rmSync(join(rebuilt.publicDirectory, name));
      return undefined;
    });
    const headers = { "Accept-Encoding": "br" };
    const response = await serve(rebuilt.publicDirectory).request(path, { headers });
    expect([response.status, await response.text()]).toEqual(expected);
    expect(lookForEncoding).toHaveBeenCalled();
    await rebuilt.remove();
  });

  test("is said in plain words by a build without a 404.html", async () => {
    const response = await serve(join(site.publicDirectory, "types")).request("/nowhere");
    expect([response.status, await response.text()]).toEqual([404, "Page Not Found"]);
  });
});

describe("encodings", () => {
  const path = `/app-${contentHash}.js`;
  const get = (acceptEncoding: string) =>
    app.request(path, { headers: { "Accept-Encoding": acceptEncoding } });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, br;q=0.5", "gzip", gunzipSync],
    ["identity", null, (content: Buffer) => content],
  ])("%s gets %s", async (accepted, encoding, decode) => {
    const response = await get(accepted);
    const content = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Content-Length")).toBe(`${content.length}`);
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(decode(content).toString()).toBe(script);
  });

  test("have entity tags of their own", async () => {
    const responses = await Promise.all([get("br"), get("gzip"), get("")]);
    const tags = responses.map(({ headers }) => headers.get("ETag"));
    expect(new Set(tags).size).toBe(3);
  });

  test("are passed over when older than their file", async () => {
    await site.write({ "renewed.html": "new", "renewed.html.br": "old" });
    await utimes(join(site.publicDirectory, "renewed.html.br"), 1, 1);
    const response = await app.request("/renewed", { headers: { "Accept-Encoding": "br" } });
    expect([response.headers.get("Content-Encoding"), await response.text()]).toEqual([null, "new"]);
  });

  test("do not concern pictures", async () => {
    const { headers } = await app.request("/hero.webp", { headers: { "Accept-Encoding": "br" } });
    expect([headers.get("Vary"), headers.get("Content-Encoding")]).toEqual([null, null]);
  });

  test("apply to the not-found page too", async () => {
    await site.write({ "404.html.gz": "zipped" });
    const response = await app.request("/nowhere", { headers: { "Accept-Encoding": "gzip" } });
    expect([response.status, response.headers.get("Content-Encoding")]).toEqual([404, "gzip"]);
  });
});

describe("conditional requests", () => {
  const path = `/app-${contentHash}.js`;
  let tag = "";
  let modified = "";
  beforeAll(async () => {
    const { headers } = await app.request(path);
    tag = headers.get("ETag") ?? "";
    modified = headers.get("Last-Modified") ?? "";
    expect(modified).toBe((await stat(join(site.publicDirectory, path))).mtime.toUTCString());
  });
  const past = new Date(0).toUTCString();
  const future = new Date(Date.now() + 86_400_000).toUTCString();

  test.each<[string, number, () => Record<string, string>]>([
    ["the same tag", 304, () => ({ "If-None-Match": tag })],
    ["the same tag, called weak", 304, () => ({ "If-None-Match": `W/${tag}` })],
    ["the same tag among others", 304, () => ({ "If-None-Match": `"x", ${tag}, "y"` })],
    ["any tag", 304, () => ({ "If-None-Match": "*" })],
    ["another tag", 200, () => ({ "If-None-Match": '"x"' })],
    [
      "another tag, and a date that fits",
      200,
      () => ({ "If-None-Match": '"x"', "If-Modified-Since": future }),
    ],
    ["the same date", 304, () => ({ "If-Modified-Since": modified })],
    ["a later date", 304, () => ({ "If-Modified-Since": future })],
    ["an earlier date", 200, () => ({ "If-Modified-Since": past })],
    ["no date at all", 200, () => ({ "If-Modified-Since": "yesterday" })],
    ["the tag of another encoding", 200, () => ({ "If-None-Match": tag, "Accept-Encoding": "br" })],
    ["the same tag, past all caches", 304, () => ({ "If-None-Match": tag, "Cache-Control": "no-cache" })],
    ["an empty list of tags", 200, () => ({ "If-None-Match": "", "If-Modified-Since": future })],
  ])("%s gives %i", async (_, status, headers) => {
    const response = await app.request(path, { headers: headers() });
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await response.text()) === "").toBe(status === 304);
  });
});

describe("parts", () => {
  const get = (headers: Record<string, string>) => app.request("/hero.webp", { headers });

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=4990-", 4990, 4999],
    ["bytes=-10", 4990, 4999],
    ["bytes=4000-9999", 4000, 4999],
  ])("%s gives just these bytes", async (range, start, end) => {
    const response = await get({ Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/5000`);
    expect(response.headers.get("Content-Length")).toBe(`${end - start + 1}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture.subarray(start, end + 1));
  });

  test("past the end give 416", async () => {
    const response = await get({ Range: "bytes=5000-" });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, "bytes */5000"]);
  });

  test.each(["bytes=0-99", "bytes=5000-"])("are not for HEAD: %s", async (range) => {
    const response = await app.request("/hero.webp", { method: "HEAD", headers: { Range: range } });
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, "5000"]);
    expect(response.headers.get("Content-Range")).toBeNull();
  });

  test("of several ranges give the whole", async () => {
    const response = await get({ Range: "bytes=0-1,4-5" });
    expect([response.status, response.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  });

  test("are given only of the file that the visitor began with", async () => {
    const { headers } = await get({});
    const current = [headers.get("ETag"), headers.get("Last-Modified")];
    const stale = ['"x"', `W/${headers.get("ETag")}`, new Date(0).toUTCString(), "yesterday"];
    const ask = async (condition: string | null) =>
      (await get({ Range: "bytes=0-1", "If-Range": condition ?? "" })).status;
    expect(await Promise.all(current.map(ask))).toEqual([206, 206]);
    expect(await Promise.all(stale.map(ask))).toEqual([200, 200, 200, 200]);
  });
});

test.each([["/"], ["/hero.webp"], ["/nowhere"]])(
  "HEAD %s says what GET would, without the body",
  async (path) => {
    const [get, head] = await Promise.all([app.request(path), app.request(path, { method: "HEAD" })]);
    expect([head.status, [...head.headers]]).toEqual([get.status, [...get.headers]]);
    expect(await head.text()).toBe("");
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not for pages", async (method) => {
  const response = await app.request("/about", { method });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
