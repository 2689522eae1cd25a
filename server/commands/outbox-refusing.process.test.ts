import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { keyText, setUpOutboxCommand, waitingId } from "../testing/outbox-command";
import { firstKey, secondKey, validRequest } from "../testing/test-relay";

jest.setTimeout(60_000);

const { folder, run, fill } = setUpOutboxCommand();

test.each<[string, string[], RegExp]>([
  [
    "an unknown id",
    ["show", "ffff"],
    /^No request in the outbox has an id that starts with "ffff"\. To see all: /,
  ],
  [
    "an ambiguous id",
    ["show", "1b21"],
    /^2 requests have an id that starts with "1b21"\. Give more of it:\n1b21bbbb.+\n1b21aaaa/,
  ],
  ["an erased text", ["show", "2c32"], /^The text of request 2c32\S+ is erased/],
])("says what to do about %s", async (_, args, message) => {
  await fill();
  const { errors, ...rest } = await run(args);
  expect(rest).toEqual({ code: 1, output: "" });
  expect(errors.trim()).toMatch(message);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    "no file",
    { OUTBOX_URL: "file:nowhere.db" },
    /^There is no outbox at \S+nowhere\.db\. Run this as the server's user, in its folder/,
  ],
  ["a URL that is not a file", { OUTBOX_URL: "libsql://x.example" }, /^OUTBOX_URL is neither a file/],
  ["a bad key", { OUTBOX_KEYS: "hunter2" }, /^OUTBOX_KEYS must be keys/],
  [
    "another key",
    { OUTBOX_KEYS: keyText(secondKey) },
    /^Request 1b21aaaa\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/,
  ],
  [
    "no key",
    { OUTBOX_KEYS: "" },
    /^Request 1b21aaaa\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/,
  ],
  [
    "another key with the same id",
    { OUTBOX_KEYS: keyText({ ...secondKey, id: "first" }) },
    /^Request 1b21aaaa\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/,
  ],
])("says what to do with %s", async (_, environment, message) => {
  await fill();
  const { errors, ...rest } = await run(["show", waitingId], environment);
  expect(rest).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(message);
  expect(errors).not.toContain("hunter2");
});

test("reports a file that is not an outbox, has an older version, or is locked", async () => {
  await writeFile(
    join(folder().path, "text.db"),
    "not a database, but long enough to have a header ".repeat(100),
  );
  expect(await run(["list"], { OUTBOX_URL: "file:text.db" })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The outbox at \S+text\.db cannot be used \(SQLITE_NOTADB\)/),
  });
  const old = createClient({ url: `file:${join(folder().path, "old.db")}` });
  await old.execute("CREATE TABLE requests (id TEXT)");
  old.close();
  expect(await run(["list"], { OUTBOX_URL: "file:old.db" })).toMatchObject({
    code: 1,
    errors: expect.stringContaining("has version 0, and this program needs version 3"),
  });
  const other = createClient({ url: folder().outboxUrl, concurrency: 1 });
  await other.execute("PRAGMA locking_mode = EXCLUSIVE");
  await other.execute("PRAGMA user_version = 2");
  const locked = await run(["list"]);
  other.close();
  expect(locked).toMatchObject({
    code: 1,
    errors: expect.stringContaining("locked, perhaps a backup. Try again in a minute."),
  });
});

test.each([
  ["id", { ...secondKey, id: firstKey.id }],
  ["bytes", { ...firstKey, id: "renamed" }],
])(
  "reads a request whose key is in the key file and has the %s of another in OUTBOX_KEYS",
  async (_, other) => {
    await fill();
    await writeFile(join(folder().path, "var/outbox.key"), keyText());
    expect(await run(["show", waitingId], { OUTBOX_KEYS: keyText(other) })).toMatchObject({
      code: 0,
      output: expect.stringContaining(validRequest.name),
      errors: "",
    });
  },
);

test("reads keys from systemd credentials", async () => {
  await fill();
  const credentials = join(folder().path, "credentials");
  await mkdir(credentials);
  await writeFile(join(credentials, "OUTBOX_KEYS"), keyText());
  const environment = { OUTBOX_KEYS: "", CREDENTIALS_DIRECTORY: credentials };
  expect(await run(["show", waitingId], environment)).toMatchObject({
    code: 0,
    output: expect.stringContaining(validRequest.name),
    errors: "",
  });
  expect(await run(["list"], { CREDENTIALS_DIRECTORY: join(folder().path, "none") })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^CREDENTIALS_DIRECTORY is .+\n.+LoadCredential.+\n$/),
  });
});
