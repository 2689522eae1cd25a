import { stat, utimes } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentHash, picture, script, setUpStaticSite } from "../testing/static-test-site";

const { request, write, pathOf } = setUpStaticSite();

describe("encodings", () => {
  const path = `/app-${contentHash}.js`;
  const get = (acceptEncoding: string) => request(path, { headers: { "Accept-Encoding": acceptEncoding } });

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

  test("have different entity tags", async () => {
    const responses = await Promise.all([get("br"), get("gzip"), get("")]);
    const tags = responses.map(({ headers }) => headers.get("ETag"));
    expect(new Set(tags).size).toBe(3);
  });

  test("are ignored when older than their file", async () => {
    await write({ "renewed.html": "new", "renewed.html.br": "old" });
    await utimes(pathOf("renewed.html.br"), 1, 1);
    const response = await request("/renewed", { headers: { "Accept-Encoding": "br" } });
    expect([response.headers.get("Content-Encoding"), await response.text()]).toEqual([null, "new"]);
  });

  test("are not used for pictures", async () => {
    const { headers } = await request("/hero.webp", { headers: { "Accept-Encoding": "br" } });
    expect([headers.get("Vary"), headers.get("Content-Encoding")]).toEqual([null, null]);
  });

  test("apply to the not-found page too", async () => {
    await write({ "404.html.gz": "zipped" });
    const response = await request("/nowhere", { headers: { "Accept-Encoding": "gzip" } });
    expect([response.status, response.headers.get("Content-Encoding")]).toEqual([404, "gzip"]);
  });
});

describe("conditional requests", () => {
  const path = `/app-${contentHash}.js`;
  let tag = "";
  let modified = "";
  beforeAll(async () => {
    const { headers } = await request(path);
    tag = headers.get("ETag") ?? "";
    modified = headers.get("Last-Modified") ?? "";
    expect(modified).toBe((await stat(pathOf(path))).mtime.toUTCString());
  });
  const past = new Date(0).toUTCString();
  const future = new Date(Date.now() + 86_400_000).toUTCString();

  test.each<[string, number, () => Record<string, string>]>([
    ["the same tag", 304, () => ({ "If-None-Match": tag })],
    ["the same tag, marked as weak", 304, () => ({ "If-None-Match": `W/${tag}` })],
    ["a list with the same tag", 304, () => ({ "If-None-Match": `"x", ${tag}, "y"` })],
    ["any tag", 304, () => ({ "If-None-Match": "*" })],
    ["another tag", 200, () => ({ "If-None-Match": '"x"' })],
    ["another tag and a matching date", 200, () => ({ "If-None-Match": '"x"', "If-Modified-Since": future })],
    ["the same date", 304, () => ({ "If-Modified-Since": modified })],
    ["a later date", 304, () => ({ "If-Modified-Since": future })],
    ["an earlier date", 200, () => ({ "If-Modified-Since": past })],
    ["an invalid date", 200, () => ({ "If-Modified-Since": "yesterday" })],
    ["the tag of another encoding", 200, () => ({ "If-None-Match": tag, "Accept-Encoding": "br" })],
    ["the same tag with no-cache", 304, () => ({ "If-None-Match": tag, "Cache-Control": "no-cache" })],
    ["an empty list of tags", 200, () => ({ "If-None-Match": "", "If-Modified-Since": future })],
  ])("%s gives %i", async (_, status, headers) => {
    const response = await request(path, { headers: headers() });
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await response.text()) === "").toBe(status === 304);
    expect(response.headers.has("Content-Length")).toBe(status === 200);
  });
});

describe("ranges", () => {
  const get = (headers: Record<string, string>) => request("/hero.webp", { headers });

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=4990-", 4990, 4999],
    ["bytes=-10", 4990, 4999],
    ["bytes=4000-9999", 4000, 4999],
  ])("%s gets exactly these bytes", async (range, start, end) => {
    const response = await get({ Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/5000`);
    expect(response.headers.get("Content-Length")).toBe(`${end - start + 1}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture.subarray(start, end + 1));
  });

  test("past the end get 416", async () => {
    const response = await get({ Range: "bytes=5000-" });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, "bytes */5000"]);
  });

  test.each(["bytes=0-99", "bytes=5000-"])("are ignored for HEAD: %s", async (range) => {
    const response = await request("/hero.webp", { method: "HEAD", headers: { Range: range } });
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, "5000"]);
    expect(response.headers.get("Content-Range")).toBeNull();
  });

  test("get the whole file when there are several", async () => {
    const response = await get({ Range: "bytes=0-1,4-5" });
    expect([response.status, response.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  });

  test("get the whole file when If-Range does not match", async () => {
    const { headers } = await get({});
    const current = [headers.get("ETag"), headers.get("Last-Modified")];
    const stale = ['"x"', `W/${headers.get("ETag")}`, new Date(0).toUTCString(), "yesterday"];
    const statusFor = async (condition: string | null) =>
      (await get({ Range: "bytes=0-1", "If-Range": condition ?? "" })).status;
    expect(await Promise.all(current.map(statusFor))).toEqual([206, 206]);
    expect(await Promise.all(stale.map(statusFor))).toEqual([200, 200, 200, 200]);
  });
});
