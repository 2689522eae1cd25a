import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import sql from "sql-template-tag";
import { setUpFolder } from "../../testing/test-relay";
import { type Database, lockOutbox, OutboxInUseError, openDatabase, transact } from "./database";
import { prepareOutboxFile } from "./outbox-file";
import { bytesOf, type Run, textOf } from "./store";

describe("lock", () => {
  const folder = setUpFolder();

  test("an outbox is locked once, until it is released", async () => {
    const path = join(folder.path, "outbox.db");
    const unlock = await lockOutbox(path);
    expect((await stat(`${path}.lock`)).mode & 0o777).toBe(0o600);
    await expect(lockOutbox(path)).rejects.toThrow(OutboxInUseError);
    await expect(lockOutbox(path)).rejects.toThrow(
      `Another copy of this server has the outbox open (${path}). Two copies would send every mail twice.`,
    );
    unlock();
    (await lockOutbox(path))();
  });

  test.each([
    ["its folder is missing", "none/outbox.db", /ENOENT/],
    ["the lock is no database", "outbox.db", /SQLITE_NOTADB/],
  ])("when %s, no other server is blamed", async (_, name, message) => {
    await writeFile(join(folder.path, "outbox.db.lock"), Buffer.alloc(9_000, "garbage"));
    const error: unknown = await lockOutbox(join(folder.path, name)).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(OutboxInUseError);
    expect(`${error}`).toMatch(message);
  });
});

describe("database", () => {
  const folder = setUpFolder();
  let database: Database;
  let other: ReturnType<typeof createClient>;
  beforeEach(async () => {
    await prepareOutboxFile(folder.outboxUrl);
    database = await openDatabase(folder.outboxUrl);
    await database.client.execute("CREATE TABLE requests (id INTEGER)");
    other = createClient({ url: folder.outboxUrl });
  });
  afterEach(() => {
    database.client.close();
    other.close();
  });

  test("commits are durable, and deleted text is overwritten", async () => {
    const settings = ["journal_mode", "synchronous", "secure_delete"];
    const read = async (name: string) => (await database.client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
    expect(await Promise.all(settings.map(read))).toEqual(["delete", 3n, 1n]);
  });

  test.each([
    ["writes to", "write"],
    ["copies", "read"],
  ] as const)("after a process %s the file between check and commit, a new commit works", async (_, mode) => {
    for (let id = 1; id <= 5; id++) {
      const add = (run: Run) => run(sql`INSERT INTO requests VALUES (${id})`);
      const lock = await other.transaction(mode);
      await lock.execute("SELECT * FROM requests");
      const unchecked = { ...database, assertUnlocked: async () => {} };
      await expect(transact(unchecked, add)).rejects.toMatchObject({ code: "SQLITE_BUSY" });
      lock.close();
      await transact(database, add);
    }
    const { rows } = await database.client.execute("SELECT id FROM requests ORDER BY id");
    expect(rows.map(({ id }) => id)).toEqual([1n, 2n, 3n, 4n, 5n]);
  });
});

test("bytes that are not UTF-8 are not read as text", () => {
  expect(textOf(Buffer.from("Ünïcode"))).toBe("Ünïcode");
  expect(() => textOf(Buffer.of(0xff))).toThrow(/encod/);
  for (const value of [null, undefined, "text", 1])
    expect(() => bytesOf(value)).toThrow("A column of the outbox has no bytes.");
});
