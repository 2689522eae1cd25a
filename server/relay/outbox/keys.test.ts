import { open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { firstKey, secondKey, setUpFolder, validRequest } from "../../testing/test-relay";
import { createCipher } from "./cipher";
import { findKeys, parseKeys } from "./keys";
import { prepareOutboxFile } from "./outbox-file";

const folder = setUpFolder();
let file: string;
beforeEach(async () => {
  await prepareOutboxFile(folder.outboxUrl);
  file = join(folder.path, "var/outbox.key");
});
afterEach(() => jest.restoreAllMocks());

const find = (keys = [firstKey]) => findKeys({ url: folder.outboxUrl, keys });
const keyText = (id: string, bytes = Buffer.alloc(32, id)) => `${id}:${bytes.toString("base64")}`;

test("creates no key file when OUTBOX_KEYS has keys", async () => {
  expect(await find([firstKey, secondKey])).toEqual([firstKey, secondKey]);
  expect(await readdir(join(folder.path, "var"))).toEqual(["outbox.db"]);
});

test("creates one key file beside the outbox, readable only by its owner, and reuses it", async () => {
  const created = await find([]);
  expect(created).toEqual([{ id: expect.stringMatching(/^file-[0-9a-f]{8}$/), bytes: expect.any(Buffer) }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(parseKeys(await readFile(file, "utf8"))).toEqual(created);
  expect(await find([])).toEqual(created);
  expect(await find([firstKey])).toEqual([firstKey, ...created]);
});

test("leaves a key of the key file out only when OUTBOX_KEYS has the same id and bytes", async () => {
  await writeFile(file, keyText("first"));
  expect(await find([firstKey])).toEqual([firstKey]);
  const [sameId, sameBytes] = [
    { ...secondKey, id: "first" },
    { ...firstKey, id: "renamed" },
  ];
  for (const other of [sameId, sameBytes]) expect(await find([other])).toEqual([other, firstKey]);
});

test("a new key file and its directory entry are synced to disk before the key is used", async () => {
  const handle = await open(folder.path);
  const sync = jest.spyOn(Object.getPrototypeOf(handle), "sync");
  await handle.close();
  await find([]);
  expect(sync).toHaveBeenCalledTimes(2);
});

test("a key file without a valid key is reported and not replaced", async () => {
  await writeFile(file, "");
  await expect(find([])).rejects.toThrow(/outbox\.key contains no valid key/);
  expect(await readFile(file, "utf8")).toBe("");
});

test.each(["", "k1", "k1:short", `k1:${"x".repeat(44)}`, `k 1:${"x".repeat(43)}=`, `${keyText("k1")},`])(
  "%p is not a list of keys",
  (text) => expect(parseKeys(text)).toBeUndefined(),
);

test("reads a list of keys", () => {
  expect(parseKeys(`${keyText("first")}, ${keyText("second")}\n`)).toEqual([firstKey, secondKey]);
  // Two keys may have one id, so that a key that was replaced by mistake can be restored.
  const other = Buffer.alloc(32);
  const both = [firstKey, { id: "first", bytes: other }];
  expect(parseKeys(`${keyText("first")},${keyText("first", other)}`)).toEqual(both);
  expect(parseKeys(`${keyText("first", other)},${keyText("second", other)}`)).toBeUndefined();
});

test("content can only be decrypted with its own key and id", () => {
  const cipher = createCipher([firstKey, secondKey]);
  const encrypted = cipher.encrypt("1", "text");
  expect(encrypted.keyId).toMatch(/^first\.[0-9a-f]{8}$/);
  expect(cipher.decrypt("1", encrypted).toString()).toBe("text");
  expect(createCipher([secondKey, firstKey]).decrypt("1", encrypted).toString()).toBe("text");
  expect(() => cipher.decrypt("2", encrypted)).toThrow();
  const [keyId = ""] = createCipher([secondKey]).keyIds;
  expect(() => cipher.decrypt("1", { ...encrypted, keyId })).toThrow();
  for (const other of [secondKey, { ...secondKey, id: firstKey.id }])
    expect(() => createCipher([other]).decrypt("1", encrypted)).toThrow(
      /^content_key first\.[0-9a-f]{8} is not in OUTBOX_KEYS$/,
    );
  expect(cipher.encrypt("1", "text").bytes).not.toEqual(encrypted.bytes);
});

test("stored names, fingerprints and pseudonyms stay valid in later versions", () => {
  const cipher = createCipher([firstKey]);
  expect(cipher.keyIds).toEqual(["first.eef0564f"]);
  expect(cipher.fingerprint(validRequest)).toEqual({
    keyId: "first.eef0564f",
    bytes: Buffer.from("64c3733a9993d7ef938fa796e7c9ff82391f369f0ab46e9c14084f398b485bfe", "hex"),
  });
  expect(cipher.pseudonym("192.0.2.1").toString("hex")).toBe("c26ee4ad75ca426318198c426e4904e4");
});

test("a fingerprint matches only its own request, and no shortened one", () => {
  const cipher = createCipher([firstKey]);
  const { bytes, keyId } = cipher.fingerprint(validRequest);
  expect(cipher.matches(validRequest, { bytes, keyId })).toBe(true);
  expect(cipher.matches({ ...validRequest, phone: "1" }, { bytes, keyId })).toBe(false);
  expect(cipher.matches(validRequest, { bytes: bytes.subarray(1), keyId })).toBe(false);
  expect(createCipher([secondKey]).matches(validRequest, { bytes, keyId })).toBeUndefined();
});

test("nothing can be encrypted without a key", () => {
  expect(() => createCipher([])).toThrow("There is no key to encrypt requests with.");
});
