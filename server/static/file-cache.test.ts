import files, { mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFileCache } from "./file-cache";

let folder: string;
const readFromDisk = jest.spyOn(files, "readFile");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-cache-"));
  readFromDisk.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  const { size, mtime: modified } = await stat(path);
  return { path, size, modified };
}

async function textOf(body: Uint8Array | ReadableStream): Promise<string> {
  return new Response(body as BodyInit).text();
}

const whole = { start: 0, end: Number.MAX_SAFE_INTEGER };

test("a small file is read from the disk once, for whole and partial reads", async () => {
  const read = createFileCache();
  const file = await write("page.html", "Every child moves.");
  expect(await textOf(await read(file, whole))).toBe("Every child moves.");
  expect(await textOf(await read(file, { start: 6, end: 10 }))).toBe("child");
  expect(readFromDisk).toHaveBeenCalledTimes(1);
});

test("a changed file is read again, even if its size is the same", async () => {
  const read = createFileCache();
  await read(await write("page.html", "old words"), whole);
  const file = await write("page.html", "new words");
  await utimes(file.path, 1, 1);
  expect(await textOf(await read({ ...file, modified: new Date(1000) }, whole))).toBe("new words");
});

test("when the cache is full, the least recently used file is evicted", async () => {
  const read = createFileCache(10);
  const [one, two, three] = [await write("1", "aaaa"), await write("2", "bbbb"), await write("3", "cccc")];
  for (const file of [one, two, one, three, one, two]) await read(file, whole);
  expect(readFromDisk.mock.calls.map(([path]) => path)).toEqual(
    [one, two, three, two].map(({ path }) => path),
  );
});

test("a large file is streamed and not cached", async () => {
  const read = createFileCache();
  const content = "x".repeat(300_000);
  const file = await write("form.pdf", content);
  expect(await textOf(await read(file, { start: 0, end: content.length - 1 }))).toBe(content);
  expect(readFromDisk).not.toHaveBeenCalled();
});

test("rejects for a deleted file", async () => {
  const file = await write("page.html", "words");
  await rm(file.path);
  await expect(createFileCache()(file, whole)).rejects.toMatchObject({ code: "ENOENT" });
});
