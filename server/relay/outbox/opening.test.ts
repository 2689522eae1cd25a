import { execFileSync } from "node:child_process";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@libsql/client";
import {
  advanceUntil,
  createTestLog,
  desk,
  fakeTimers,
  firstKey,
  openTestOutbox,
  setUpFolder,
  validRequest,
} from "../../testing/test-relay";
import { damagedFiles, setAside } from "./damaged";
import { OutboxInUseError } from "./database";
import { openInBackground } from "./opening";

const folder = setUpFolder();
let log: ReturnType<typeof createTestLog>;
const opened: ReturnType<typeof openInBackground>[] = [];
beforeEach(() => {
  fakeTimers();
  log = createTestLog();
});
afterEach(() => {
  for (const { outbox } of opened.splice(0)) outbox.close();
  jest.useRealTimers();
});

/** The folder of the outbox, which does not exist yet. */
const directory = () => join(folder.path, "var");

function open(onOpen = () => {}) {
  const settings = { url: folder.outboxUrl, keys: [firstKey], recipients: [desk] };
  const opening = openInBackground(settings, { log, onDead: () => {}, onOpen });
  opened.push(opening);
  return opening;
}

test("until the outbox is open, forms wait, and every other method rejects", async () => {
  const onOpen = jest.fn();
  const opening = open(onOpen);
  const forms = [opening.outbox.find("key", validRequest), opening.outbox.accept(validRequest)];
  await expect(opening.outbox.queueState()).rejects.toThrow("The outbox is not open.");
  await opening.tried;
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(await Promise.all(forms)).toEqual(["unknown", "accepted"]);
  expect(log.lines).toEqual([]);
});

test.each<[string, string, (path: string) => unknown]>([
  ["its folder is a file", "var", (path) => writeFile(path, "")],
  ["its file is a named pipe", "var/outbox.db", (path) => execFileSync("mkfifo", [path])],
  ["its key file contains no key", "var/outbox.key", (path) => writeFile(path, "not a key\n")],
])("when %s, opening is retried until it succeeds and logged once a minute", async (_, name, breakIt) => {
  const path = join(folder.path, name);
  await mkdir(dirname(path), { recursive: true });
  await breakIt(path);
  const onOpen = jest.fn();
  const opening = open(onOpen);
  await opening.tried;
  expect(onOpen).not.toHaveBeenCalled();
  await expect(opening.outbox.accept(validRequest)).rejects.toThrow("The outbox is not open.");
  const loggedAt: number[] = [];
  await advanceUntil(() => {
    if (log.lines.length > loggedAt.length) loggedAt.push(Date.now());
    return loggedAt.length === 3;
  });
  for (const { level, message } of log.lines)
    expect([level, message]).toEqual(["error", expect.stringMatching(/^The outbox cannot be opened/)]);
  const [first = 0, second = 0, third = 0] = loggedAt;
  expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(59_000);
  await rm(path);
  await advanceUntil(() => onOpen.mock.calls.length > 0);
  expect(await opening.outbox.accept(validRequest)).toBe("accepted");
  expect(await damagedFiles(folder.outboxUrl)).toEqual([]);
});

test("a second server for the same outbox gets an error and does not touch the first one's claims", async () => {
  const first = open();
  await first.tried;
  await first.outbox.accept(validRequest);
  await first.outbox.claim(1);
  const second = open();
  await expect(second.tried).rejects.toThrow(OutboxInUseError);
  await expect(second.outbox.claim(1)).rejects.toThrow("The outbox is not open.");
  expect(await first.outbox.claim(1)).toEqual([]);
  first.outbox.close();
  const third = open();
  await third.tried;
  jest.setSystemTime(Date.now() + 1);
  expect(await third.outbox.claim(1)).toHaveLength(1);
});

test("can be closed while it is opening", async () => {
  const onOpen = jest.fn();
  const opening = open(onOpen);
  opening.outbox.close();
  await opening.tried;
  await open().tried;
  expect(onOpen).not.toHaveBeenCalled();
});

test("logs that other users can open the folder, but does not change its mode", async () => {
  await mkdir(directory());
  await chmod(directory(), 0o755);
  await open().tried;
  expect((await stat(directory())).mode & 0o777).toBe(0o755);
  expect(log.lines).toMatchObject([
    { level: "warn", message: expect.stringContaining("chmod 700"), folder: directory() },
  ]);
});

/** Creates a closed outbox with waiting requests. @returns its path */
async function createOutbox(): Promise<string> {
  const outbox = await openTestOutbox(folder.outboxUrl);
  const ids = Array.from({ length: 100 }, (_, number) => `${number}`);
  await Promise.all(ids.map((id) => outbox.accept({ ...validRequest, id, message: "x".repeat(3_000) })));
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
])("sets %s aside and accepts requests, and reports the file until it is moved away", async (_, damage) => {
  const file = await createOutbox();
  await damage(file);
  const before = await readFile(file);
  const opening = open();
  await opening.tried;
  expect(await opening.outbox.accept(validRequest)).toBe("accepted");
  expect(log.lines).toMatchObject([
    { level: "error", message: expect.stringMatching(/^The outbox is damaged/) },
  ]);
  const [aside = "", ...others] = await damagedFiles(folder.outboxUrl);
  expect(others).toEqual([]);
  expect(aside).toMatch(/outbox\.db\.damaged-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/);
  expect(await readFile(aside)).toEqual(before);
  await rename(aside, join(folder.path, "saved"));
  expect(await damagedFiles(folder.outboxUrl)).toEqual([]);
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
  expect(await damagedFiles(folder.outboxUrl)).toHaveLength(1);
});
