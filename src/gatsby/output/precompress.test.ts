import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "./precompress";

const words = "Every child moves in their own way. ".repeat(100);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "precompress-"));
  await mkdir(join(folder, "about"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
}

async function list() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

test.each(["html", "js", "mjs", "css", "json", "svg", "xml", "txt", "webmanifest"])(
  "writes a Brotli and a gzip sibling for .%s",
  async (kind) => {
    await write({ [`about/index.${kind}`]: words });

    expect(await precompress(folder)).toEqual({ written: 2, kept: 0, removed: 0 });
    const path = join(folder, `about/index.${kind}`);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(words);
    expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(words);
  },
);

test("skips files that are small, not text, never served, or no smaller when compressed", async () => {
  await write({
    "small.html": "x".repeat(1024),
    "photo.jpg": words,
    "app.js.map": words,
    "noise.txt": randomBytes(2000),
  });
  await write({ "photos.tar.gz": words, "webpack.stats.json": words });

  const { written } = await precompress(folder);
  expect(await list()).toEqual(
    expect.arrayContaining(["app.js.map", "photo.jpg", "photos.tar.gz", "small.html", "webpack.stats.json"]),
  );
  expect(written).toBe(0);
});

/** Writes a file with a later date than the siblings, as a rebuild does. */
async function writeLater(path: string, content: string) {
  const later = new Date(Date.now() + 60_000);
  await writeFile(join(folder, path), content);
  await utimes(join(folder, path), later, later);
}

test("keeps current siblings, and rewrites those of changed files", async () => {
  await write({ "one.html": words, "two.html": words });
  await precompress(folder);
  await writeLater("one.html", `${words} More.`);
  expect(await precompress(folder)).toEqual({ written: 2, kept: 2, removed: 0 });
  expect(gunzipSync(await readFile(join(folder, "one.html.gz"))).toString()).toBe(`${words} More.`);
});

test("keeps siblings of files rewritten with the same content, and compares them only once", async () => {
  await write({ "one.html": words });
  await precompress(folder);
  await writeFile(join(folder, "one.html"), words);
  await utimes(join(folder, "one.html.br"), 0, 0);
  expect(await precompress(folder)).toEqual({ written: 0, kept: 2, removed: 0 });
  const [page, sibling] = await Promise.all(
    ["one.html", "one.html.br"].map((name) => stat(join(folder, name))),
  );
  expect(sibling?.mtimeMs).toBeGreaterThanOrEqual(page?.mtimeMs ?? Number.NaN);
});

test("rewrites corrupt siblings, always with the same bytes", async () => {
  await write({ "one.html": words });
  await precompress(folder);
  const first = await readFile(join(folder, "one.html.br"));
  await write({ "one.html.br": "broken" });
  await writeLater("one.html", words);
  expect(await precompress(folder)).toEqual({ written: 1, kept: 1, removed: 0 });
  expect(await readFile(join(folder, "one.html.br"))).toEqual(first);
});

test("removes unneeded siblings", async () => {
  await write({ "gone.html.br": "x", "gone.html.gz": "x", "page.html.br.tmp": "x" });
  await write({ "shrunk.html": "short", "shrunk.html.br": "x", "page.html": words });

  expect(await precompress(folder)).toEqual({ written: 2, kept: 0, removed: 4 });
  expect(await list()).toEqual(["page.html", "page.html.br", "page.html.gz", "shrunk.html"]);
});

test("compresses large files too", async () => {
  const large = Array.from({ length: 20_000 }, (_, index) => `item ${index}\n`).join("");
  await write({ "large.json": large });

  expect(await precompress(folder)).toEqual({ written: 2, kept: 0, removed: 0 });
  expect(brotliDecompressSync(await readFile(join(folder, "large.json.br"))).toString()).toBe(large);
});
