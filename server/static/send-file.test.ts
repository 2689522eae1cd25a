import files from "node:fs";
import { stat, utimes } from "node:fs/promises";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentHash, picture, script, setUpStaticSite } from "../testing/static-test-site";
import { until } from "../testing/test-relay";

const { request, get, write, pathOf, port } = setUpStaticSite();
const scriptPath = `/app-${contentHash}.js`;
const { createReadStream } = files;
const openFile = jest.spyOn(files, "createReadStream");
afterEach(() => openFile.mockClear());

describe("encodings", () => {
  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, br;q=0.5", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0", undefined, undefined],
    ["identity", undefined, undefined],
  ])("%s gets %s", async (accepted, encoding, decode) => {
    const { headers, body } = await get(scriptPath, { "Accept-Encoding": accepted });
    expect(headers).toMatchObject({
      "content-length": `${body.length}`,
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect((decode?.(body) ?? body).toString()).toBe(script);
  });

  test("are ignored when older than their file", async () => {
    await write({ "renewed.html": "new", "renewed.html.br": "old" });
    await utimes(pathOf("renewed.html.br"), 1, 1);
    const { headers, body } = await get("/renewed", { "Accept-Encoding": "br" });
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, "new"]);
  });

  test("are not used for pictures", async () => {
    await write({ "hero.webp.br": "not a picture" });
    const { headers } = await get("/hero.webp", { "Accept-Encoding": "br" });
    expect([headers.vary, headers["content-encoding"]]).toEqual([undefined, undefined]);
  });

  test("apply to the not-found page too", async () => {
    await write({ "404.html.gz": "zipped" });
    const { status, headers } = await get("/nowhere", { "Accept-Encoding": "gzip" });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([404, "gzip", "Accept-Encoding"]);
  });
});

describe("conditional requests", () => {
  let tag = "";
  let modified = "";
  beforeAll(async () => {
    const { headers } = await request(scriptPath);
    tag = headers.etag ?? "";
    modified = headers["last-modified"] ?? "";
    expect(modified).toBe((await stat(pathOf(scriptPath))).mtime.toUTCString());
  });
  const past = new Date(0).toUTCString();
  const future = new Date(Date.now() + 86_400_000).toUTCString();

  test.each<[string, number, () => Record<string, string>]>([
    ["the same tag", 304, () => ({ "If-None-Match": tag })],
    ["the same tag, not marked as weak", 304, () => ({ "If-None-Match": tag.replace("W/", "") })],
    ["a list with the same tag", 304, () => ({ "If-None-Match": `"x", ${tag}, "y"` })],
    ["any tag", 304, () => ({ "If-None-Match": "*" })],
    ["another tag", 200, () => ({ "If-None-Match": '"x"' })],
    ["another tag and a matching date", 200, () => ({ "If-None-Match": '"x"', "If-Modified-Since": future })],
    ["the same date", 304, () => ({ "If-Modified-Since": modified })],
    ["a later date", 304, () => ({ "If-Modified-Since": future })],
    ["an earlier date", 200, () => ({ "If-Modified-Since": past })],
    ["an invalid date", 200, () => ({ "If-Modified-Since": "yesterday" })],
    ["the same tag with no-cache", 304, () => ({ "If-None-Match": tag, "Cache-Control": "no-cache" })],
    ["an empty list of tags", 200, () => ({ "If-None-Match": "", "If-Modified-Since": future })],
  ])("%s gives %i", async (_, status, headers) => {
    const response = await get(scriptPath, headers());
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      etag: tag,
      vary: "Accept-Encoding",
    });
    expect(response.body).toHaveLength(status === 304 ? 0 : script.length);
    expect("content-length" in response.headers).toBe(status === 200);
  });
});

describe("ranges", () => {
  test.each([
    ["bytes=0-0", 0, 0],
    ["bytes=0-99", 0, 99],
    ["bytes=4990-", 4990, 4999],
    ["bytes=-10", 4990, 4999],
    ["bytes=-9999", 0, 4999],
    ["bytes=4000-9999", 4000, 4999],
  ])("%s gets exactly these bytes", async (range, start, end) => {
    const { status, headers, body } = await get("/hero.webp", { Range: range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      "content-range": `bytes ${start}-${end}/5000`,
      "content-length": `${end - start + 1}`,
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(body).toEqual(picture.subarray(start, end + 1));
  });

  test.each(["bytes=5000-", "bytes=5000-5001", "bytes=-0"])("%s gets 416", async (range) => {
    const { status, headers } = await get("/hero.webp", { Range: range });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */5000"]);
    expect(headers["cache-control"]).toBeUndefined();
  });

  test.each(["bytes=0-99", "bytes=5000-"])("are ignored for HEAD: %s", async (range) => {
    const { status, headers } = await request("/hero.webp", { method: "HEAD", headers: { Range: range } });
    expect([status, headers["content-length"], headers["content-range"]]).toEqual([200, "5000", undefined]);
  });

  test.each([
    ...["bytes=5-2", "bytes=x", "bytes=", "bytes=-", "bytes=1", "bytes=0-99x", "bytes 0-99", "bytes==0-99"],
    ...["0-99", "-10", "lines=0-99", "bytes=-1-2", "bytes=0x1-2"],
  ])("%s is malformed and ignored", async (range) => {
    const { status, headers, body } = await get("/hero.webp", { Range: range });
    expect([status, headers["content-range"]]).toEqual([200, undefined]);
    expect(body).toEqual(picture);
  });

  test("get the whole file when there are several", async () => {
    const { status, headers, body } = await get("/hero.webp", { Range: "bytes=0-1,4-5" });
    expect([status, headers["accept-ranges"], headers["content-range"]]).toEqual([200, "bytes", undefined]);
    expect(body).toEqual(picture);
  });

  test("get the whole file when they depend on its version", async () => {
    const { headers } = await request("/hero.webp");
    for (const version of [headers.etag, headers["last-modified"], '"x"', new Date(0).toUTCString()]) {
      const response = await get("/hero.webp", { Range: "bytes=0-1", "If-Range": version ?? "" });
      expect([response.status, response.body]).toEqual([200, picture]);
    }
  });
});

test("a changed page is served at once, with another tag", async () => {
  const before = await request("/about");
  await write({ "about/index.html": "<h1>About the clinic</h1>" });
  const { headers, body } = await request("/about");
  expect([headers["content-length"], body.toString()]).toEqual(["25", "<h1>About the clinic</h1>"]);
  expect(headers.etag).not.toBe(before.headers.etag);
});

test("a new page is found at once, and a deleted one is not", async () => {
  expect((await request("/hours")).status).toBe(404);
  await write({ "hours/index.html": "<h1>Hours</h1>" });
  expect((await request("/hours")).status).toBe(200);
  files.rmSync(pathOf("hours/index.html"));
  expect((await request("/hours")).status).toBe(404);
});

test.each<[string, (path: string) => void]>([
  ["deleted", files.rmSync],
  ["shortened", (path) => files.writeFileSync(path, "<h1>")],
  ["extended", (path) => files.writeFileSync(path, "<h1>Team</h1>".repeat(2))],
])("a page that is %s after it has been found ends the connection, and nothing else", async (_, change) => {
  await write({ "team.html": "<h1>Team</h1>" });
  // The middleware's adapter logs a file that it cannot open.
  jest.spyOn(console, "error").mockImplementation(() => {});
  openFile.mockImplementationOnce((path, options) => {
    change(pathOf("team.html"));
    return createReadStream(path, options);
  });
  const headers = { Connection: "keep-alive" };
  await expect(request("/team", { headers })).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  expect(openFile).toHaveBeenCalledTimes(1);
  expect((await request("/")).status).toBe(200);
});

test.each([
  ["a visitor leaves during a download", 1],
  ["a client sends requests without waiting for responses, and leaves", 20],
])("files are closed when %s", async (_, requests) => {
  await write({ "long.pdf": Buffer.alloc(50_000_000) });
  for (let visitor = 1; visitor <= 5; visitor += 1) {
    const socket = connect(port(), "127.0.0.1");
    socket.write("GET /long.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(requests));
    await until(() => openFile.mock.calls.length === visitor * requests);
    socket.destroy();
  }
  const opened = openFile.mock.results.map(({ value }) => value);
  await until(() => opened.every(({ closed }) => closed));
});
