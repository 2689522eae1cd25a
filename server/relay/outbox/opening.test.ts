/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import {
  createTestLog,
  desk,
  firstKey,
  makeFolder,
  openTestOutbox,
  validRequest,
} from "../../testing/test-relay";
import { damagedFiles, setAside } from "./damaged";
import { OutboxInUseError } from "./lock";
import { type OpeningOutbox, OutboxNotOpenError, openInBackground } from "./opening";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let place: string;
let log: ReturnType<typeof createTestLog>;
let opened: OpeningOutbox[];
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  folder = await makeFolder();
  place = join(folder.path, "var");
  log = createTestLog();
  opened = [];
});
afterEach(async () => {
  for (const { outbox } of opened) outbox.close();
  jest.useRealTimers();
  await folder.remove();
});

function open(onOpen = () => {}): OpeningOutbox {
  const settings = { url: folder.outboxUrl, keys: [firstKey], recipients: [desk] };
  const opening = openInBackground(settings, { log, onDead: () => {}, onOpen });
  opened.push(opening);
  return opening;
}

/** Lets fake time go by, second by second, until something is so; what real files take is awaited between. */
async function passUntil(holds: () => boolean): Promise<void> {
  while (!holds()) {
    await jest.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
}

test("takes nothing before it is open, and says so", async () => {
  const onOpen = jest.fn();
  const opening = open(onOpen);
  await expect(opening.outbox.accept(validRequest)).rejects.toThrow(OutboxNotOpenError);
  await expect(opening.outbox.queueState()).rejects.toThrow(OutboxNotOpenError);
  await opening.tried;
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(await opening.outbox.accept(validRequest)).toBe("accepted");
  expect(log.lines).toEqual([]);
});

/** An outbox with requests that wait in it, as a server leaves it. */
async function leaveOutbox(): Promise<string> {
  const outbox = await openTestOutbox(folder.outboxUrl);
  for (let number = 0; number < 100; number++) {
    await outbox.accept({ ...validRequest, id: `${number}`, message: "x".repeat(3_000) });
  }
  outbox.close();
  return join(place, "outbox.db");
}

test.each<[string, (file: string) => Promise<unknown>]>([
  ["garbage", (file) => writeFile(file, Buffer.alloc(9_000, "garbage"))],
  ["text", (file) => writeFile(file, "hello")],
  ["half a file", async (file) => truncate(file, Math.floor((await stat(file)).size / 2))],
  ["a file with a page of zeros", (file) => overwrite(file, 1)],
  ["a file with a bad page further on", (file) => overwrite(file, 20)],
  ["another program's database", (file) => replaceBy(file, "CREATE TABLE orders (id INTEGER)")],
  [
    "tables of another shape",
    (file) => replaceBy(file, "CREATE TABLE requests (id INTEGER); PRAGMA user_version = 2"),
  ],
  ["an old table of another shape", (file) => replaceBy(file, "CREATE TABLE requests (id INTEGER)")],
])("sets %s aside, takes requests again, and remembers until a person has acted", async (_, damage) => {
  const file = await leaveOutbox();
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

test("a damaged file's journal goes with it, and counts for no file of its own", async () => {
  const file = await leaveOutbox();
  await writeFile(`${file}-journal`, "what undoes the last change");
  await setAside(file);
  expect((await readdir(place)).sort()).toEqual([
    expect.stringMatching(/^outbox\.db\.damaged-.+Z$/),
    expect.stringMatching(/^outbox\.db\.damaged-.+Z-journal$/),
  ]);
  expect(await damagedFiles(folder.outboxUrl)).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
  ["a file takes the place of its folder", () => writeFile(place, ""), () => rm(place)],
  [
    "a folder takes the place of its file",
    () => mkdir(join(place, "outbox.db"), { recursive: true }),
    () => rm(place, { recursive: true }),
  ],
  [
    "a named pipe takes the place of its file",
    async () => {
      await mkdir(place);
      execFileSync("mkfifo", [join(place, "outbox.db")]);
    },
    () => rm(join(place, "outbox.db")),
  ],
  [
    "its key file holds no key",
    async () => {
      await mkdir(place);
      await writeFile(join(place, "outbox.key"), "not a key\n");
    },
    () => rm(join(place, "outbox.key")),
  ],
])("where %s, it is tried again until it can be opened, and said once a minute", async (_, spoil, repair) => {
  await spoil();
  const opening = open();
  await opening.tried;
  expect(opening.isOpen()).toBe(false);
  await expect(opening.outbox.accept(validRequest)).rejects.toThrow(OutboxNotOpenError);
  const saidAt: number[] = [];
  await passUntil(() => {
    if (log.lines.length > saidAt.length) saidAt.push(Date.now());
    return saidAt.length === 3;
  });
  for (const { level, message } of log.lines)
    expect([level, message]).toEqual(["error", expect.stringMatching(/^The outbox cannot be opened/)]);
  const [first = 0, second = 0, third = 0] = saidAt;
  expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(59_000);
  await repair();
  await passUntil(opening.isOpen);
  expect(await opening.outbox.accept(validRequest)).toBe("accepted");
  expect(await damagedFiles(folder.outboxUrl)).toEqual([]);
});

test("a second server of one outbox gets an error, and has not touched what the first is sending", async () => {
  const first = open();
  await first.tried;
  await first.outbox.accept(validRequest);
  await first.outbox.claim(1);
  const second = open();
  await expect(second.tried).rejects.toThrow(OutboxInUseError);
  await expect(second.outbox.claim(1)).rejects.toThrow(OutboxNotOpenError);
  expect(await first.outbox.claim(1)).toEqual([]);
  first.outbox.close();
  const third = open();
  await third.tried;
  jest.setSystemTime(Date.now() + 1);
  expect(await third.outbox.claim(1)).toHaveLength(1);
});

test("closes when it has to while it opens", async () => {
  const opening = open();
  opening.outbox.close();
  await opening.tried;
  await open().tried;
  expect(opening.isOpen()).toBe(false);
});

test("reports a folder that others can open, but leaves it as it is", async () => {
  await mkdir(place);
  await chmod(place, 0o755);
  await open().tried;
  expect((await stat(place)).mode & 0o777).toBe(0o755);
  expect(log.lines).toMatchObject([
    { level: "warn", message: expect.stringContaining("chmod 700"), folder: place },
  ]);
});
