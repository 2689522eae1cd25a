import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../folder.fixtures";
import { precompress } from "./precompress";

const words = "Every child moves in their own way. ".repeat(100);
const { pathOf, write } = temporaryFolder();
const unzipped = (name: string) => gunzipSync(readFileSync(pathOf(`${name}.gz`))).toString();
const decompressed = (name: string) => brotliDecompressSync(readFileSync(pathOf(`${name}.br`))).toString();

/** The files with their inodes, which change when a file is written again. */
function files(): ReadonlyMap<string, number> {
  const entries = readdirSync(pathOf(), { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => [name, statSync(`${parentPath}/${name}`).ino]),
  );
}

/** Compresses the files. @returns the names of the siblings that it has written */
async function compress(): Promise<string[]> {
  const before = files();
  await precompress(pathOf());
  const written = [...files()].filter(([name, inode]) => before.get(name) !== inode);
  return written.map(([name]) => name).sort();
}

test.each(["html", "js", "mjs", "css", "json", "svg", "xml", "txt", "webmanifest"])(
  "writes a Brotli and a gzip sibling for .%s",
  async (kind) => {
    write(`about/index.${kind}`, words);
    expect(await compress()).toEqual([`index.${kind}.br`, `index.${kind}.gz`]);
    expect(decompressed(`about/index.${kind}`)).toBe(words);
    expect(unzipped(`about/index.${kind}`)).toBe(words);
  },
);

test("skips files that are small, not text, never served, or no smaller when compressed", async () => {
  write("small.html", "x".repeat(1024));
  write("noise.txt", randomBytes(2000));
  const others = ["photo.jpg", "app.js.map", "photos.tar.gz", "webpack.stats.json"];
  for (const name of others) write(name, words);
  expect(await compress()).toEqual([]);
  expect([...files().keys()]).toEqual(expect.arrayContaining([...others, "small.html"]));
});

/** Writes a file with a later date than the siblings, as a rebuild does. */
function writeLater(name: string, content: string): void {
  const later = new Date(Date.now() + 60_000);
  write(name, content);
  utimesSync(pathOf(name), later, later);
}

test("keeps current siblings, and rewrites those of changed files", async () => {
  for (const name of ["one.html", "two.html"]) write(name, words);
  await compress();
  writeLater("one.html", `${words} More.`);
  expect(await compress()).toEqual(["one.html.br", "one.html.gz"]);
  expect(unzipped("one.html")).toBe(`${words} More.`);
});

test("keeps siblings of files rewritten with the same content, and compares them only once", async () => {
  write("one.html", words);
  await compress();
  write("one.html", words);
  utimesSync(pathOf("one.html.br"), 0, 0);
  expect(await compress()).toEqual([]);
  expect(statSync(pathOf("one.html.br")).mtimeMs).toBeGreaterThanOrEqual(
    statSync(pathOf("one.html")).mtimeMs,
  );
});

test("rewrites corrupt siblings, always with the same bytes", async () => {
  write("one.html", words);
  await compress();
  const first = readFileSync(pathOf("one.html.br"));
  write("one.html.br", "broken");
  writeLater("one.html", words);
  expect(await compress()).toEqual(["one.html.br"]);
  expect(readFileSync(pathOf("one.html.br"))).toEqual(first);
});

test("removes unneeded siblings", async () => {
  for (const name of ["gone.html.br", "gone.html.gz", "page.html.br.tmp", "shrunk.html.br"]) write(name, "x");
  write("shrunk.html", "short");
  write("page.html", words);
  expect(await compress()).toEqual(["page.html.br", "page.html.gz"]);
  expect([...files().keys()].sort()).toEqual(["page.html", "page.html.br", "page.html.gz", "shrunk.html"]);
});

test("compresses large files too", async () => {
  const large = Array.from({ length: 20_000 }, (_, index) => `item ${index}\n`).join("");
  write("large.json", large);
  expect(await compress()).toEqual(["large.json.br", "large.json.gz"]);
  expect(decompressed("large.json")).toBe(large);
});
