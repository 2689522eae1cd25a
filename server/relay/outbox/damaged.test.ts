import { readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { setUpOpening } from "../../testing/opening";
import { openTestOutbox, validRequest } from "../../testing/test-relay";
import { damagedFiles, setAside } from "./damaged";

const { folder, directory, log, open } = setUpOpening();

/** Creates a closed outbox with waiting requests. @returns its path */
async function createOutbox(): Promise<string> {
  const outbox = await openTestOutbox(folder().outboxUrl);
  for (let number = 0; number < 100; number++) {
    await outbox.accept({ ...validRequest, id: `${number}`, message: "x".repeat(3_000) });
  }
  outbox.close();
  return join(directory(), "outbox.db");
}

test.each<[string, (file: string) => Promise<unknown>]>([
  ["garbage", (file) => writeFile(file, Buffer.alloc(9_000, "garbage"))],
  ["text", (file) => writeFile(file, "hello")],
  ["half a file", async (file) => truncate(file, Math.floor((await stat(file)).size / 2))],
  ["a file with a page of zeros", (file) => overwrite(file, 1)],
  ["a file with a bad page in the middle", (file) => overwrite(file, 20)],
  ["another program's database", (file) => replaceBy(file, "CREATE TABLE orders (id INTEGER)")],
  [
    "tables with other columns",
    (file) => replaceBy(file, "CREATE TABLE requests (id INTEGER); PRAGMA user_version = 2"),
  ],
  ["an old table with other columns", (file) => replaceBy(file, "CREATE TABLE requests (id INTEGER)")],
])("sets %s aside and accepts requests, and reports the file until it is moved away", async (_, damage) => {
  const file = await createOutbox();
  await damage(file);
  const before = await readFile(file);
  const opening = open();
  await opening.tried;
  expect(await opening.outbox.accept(validRequest)).toBe("accepted");
  expect(log().lines).toMatchObject([
    { level: "error", message: expect.stringMatching(/^The outbox is damaged/) },
  ]);
  const [aside = "", ...others] = await damagedFiles(folder().outboxUrl);
  expect(others).toEqual([]);
  expect(aside).toMatch(/outbox\.db\.damaged-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/);
  expect(await readFile(aside)).toEqual(before);
  await rename(aside, join(folder().path, "saved"));
  expect(await damagedFiles(folder().outboxUrl)).toEqual([]);
});

async function overwrite(file: string, page: number): Promise<void> {
  const bytes = await readFile(file);
  bytes.fill(0x5a, page * 4_096, (page + 1) * 4_096);
  await writeFile(file, bytes);
}

async function replaceBy(file: string, sql: string): Promise<void> {
  await rm(file);
  const other = createClient({ url: `file:${file}` });
  await other.executeMultiple(sql);
  other.close();
}

test("a damaged file's journal is renamed with it and not counted as a damaged file", async () => {
  const file = await createOutbox();
  await writeFile(`${file}-journal`, "rolls back the last change");
  await setAside(file);
  expect((await readdir(directory())).sort()).toEqual([
    expect.stringMatching(/^outbox\.db\.damaged-.+Z$/),
    expect.stringMatching(/^outbox\.db\.damaged-.+Z-journal$/),
  ]);
  expect(await damagedFiles(folder().outboxUrl)).toHaveLength(1);
});
