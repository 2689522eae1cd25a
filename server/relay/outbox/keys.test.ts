/** @jest-environment node */
import { open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { firstKey, makeFolder, secondKey } from "../../testing/test-relay";
import { createCipher } from "./cipher";
import { findKeys, parseKeys } from "./keys";
import { prepareOutboxFile } from "./outbox-file";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let file: string;
beforeEach(async () => {
  folder = await makeFolder();
  await prepareOutboxFile(folder.outboxUrl);
  file = join(folder.path, "var/outbox.key");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await folder.remove();
});

const find = (keys = [firstKey]) => findKeys({ url: folder.outboxUrl, keys });
const written = (id: string, bytes = Buffer.alloc(32, id)) => `${id}:${bytes.toString("base64")}`;

test("makes no file where OUTBOX_KEYS has keys", async () => {
  expect(await find([firstKey, secondKey])).toEqual([firstKey, secondKey]);
  expect(await readdir(join(folder.path, "var"))).toEqual(["outbox.db"]);
});

test("makes one key beside the outbox, for its owner's eyes, and keeps to it", async () => {
  const made = await find([]);
  expect(made).toEqual([{ id: expect.stringMatching(/^file-[0-9a-f]{8}$/), bytes: expect.any(Buffer) }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(parseKeys(await readFile(file, "utf8"))).toEqual(made);
  expect(await find([])).toEqual(made);
  expect(await find([firstKey])).toEqual([firstKey, ...made]);
});

test("a new key is on disk, and its name too, before it is used", async () => {
  const handle = await open(folder.path);
  const sync = jest.spyOn(Object.getPrototypeOf(handle), "sync");
  await handle.close();
  await find([]);
  expect(sync).toHaveBeenCalledTimes(2);
});

test("a key file that holds no key is reported, and not replaced", async () => {
  await writeFile(file, "");
  await expect(find([])).rejects.toThrow(/outbox\.key holds no key/);
  expect(await readFile(file, "utf8")).toBe("");
});

test.each(["", "k1", "k1:short", `k1:${"x".repeat(44)}`, `k 1:${"x".repeat(43)}=`, `${written("k1")},`])(
  "%p is no list of keys",
  (text) => expect(parseKeys(text)).toBeUndefined(),
);

test("reads a list of keys", () => {
  expect(parseKeys(`${written("first")}, ${written("second")}\n`)).toEqual([firstKey, secondKey]);
  // Under one id, to bring a key back that somebody has replaced by mistake.
  const other = Buffer.alloc(32);
  expect(parseKeys(`${written("first")},${written("first", other)}`)).toEqual([
    firstKey,
    { id: "first", bytes: other },
  ]);
  expect(parseKeys(`${written("first", other)},${written("second", other)}`)).toBeUndefined();
});

test("what one key encrypted, under one id, nothing else reads", () => {
  const cipher = createCipher([firstKey, secondKey]);
  const encrypted = cipher.encrypt("1", "text");
  expect(encrypted.keyId).toMatch(/^first\.[0-9a-f]{8}$/);
  expect(cipher.decrypt("1", encrypted).toString()).toBe("text");
  expect(createCipher([secondKey, firstKey]).decrypt("1", encrypted).toString()).toBe("text");
  expect(() => cipher.decrypt("2", encrypted)).toThrow();
  expect(() =>
    cipher.decrypt("1", { ...encrypted, keyId: String(createCipher([secondKey]).keyIds[0]) }),
  ).toThrow();
  for (const other of [secondKey, { ...secondKey, id: firstKey.id }])
    expect(() => createCipher([other]).decrypt("1", encrypted)).toThrow(
      /^content_key first\.[0-9a-f]{8} is not in OUTBOX_KEYS$/,
    );
  expect(cipher.encrypt("1", "text").bytes).not.toEqual(encrypted.bytes);
});
