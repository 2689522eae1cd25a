import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import {
  archive,
  createTestLog,
  desk,
  makeFolder,
  openTestOutbox,
  validRequest,
} from "../../testing/test-relay";

const { id, receivedAt, ...content } = validRequest;
const { isVerified: _, ...form } = content;
const recipients = [desk, archive];

/** The tables as the first version created them. */
const firstVersion = `
  CREATE TABLE requests (
    id TEXT PRIMARY KEY, idempotency_key TEXT UNIQUE, received_at INTEGER NOT NULL, content TEXT,
    tries INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL, claimed_until INTEGER NOT NULL DEFAULT 0,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX waiting ON requests (due_at) WHERE delivered_at IS NULL;
  CREATE TABLE summaries (day TEXT PRIMARY KEY) STRICT;
  INSERT INTO summaries VALUES ('2026-11-20');
`;
const insert =
  "INSERT INTO requests (id, idempotency_key, received_at, content, due_at, delivered_at) VALUES";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let old: Client;
beforeEach(async () => {
  folder = await makeFolder();
  await mkdir(join(folder.path, "var"), { mode: 0o700 });
  old = createClient({ url: folder.outboxUrl, concurrency: 1 });
  await old.executeMultiple(firstVersion);
});
afterEach(() => folder.remove());

const open = () => openTestOutbox(folder.outboxUrl, { recipients });
const accepted = (name: string, at: number) => ({
  sql: `${insert} (?, ?, ?, ?, ?, NULL)`,
  args: [name, `key ${name}`, at, JSON.stringify(content), at],
});

test("migrates an older version's waiting requests, for all of MAIL_TO, and its settled ones", async () => {
  await old.execute(accepted(id, Number(receivedAt)));
  await old.execute({ sql: `${insert} ('done', 'key done', 5, NULL, 5, 6)`, args: [] });
  old.close();
  let outbox = await open();
  expect(await outbox.find(`key ${id}`, form)).toBe("same");
  expect(await outbox.find("key done", form)).toBe("same");
  expect(await outbox.queueState()).toMatchObject({ waiting: 1, oldest: receivedAt });
  expect(await outbox.traffic(0)).toEqual({ received: 2, delivered: 1 });
  expect(await outbox.claimSummary("2026-11-20")).toBe(false);
  outbox.close();
  // A second start changes nothing.
  outbox = await open();
  expect(await outbox.claim(10)).toEqual([
    {
      ...validRequest,
      recipients: recipients.map((address) => ({ address, tries: 0, refusals: 0 })),
      isDeliveredToAny: false,
    },
  ]);
  outbox.close();
  const reader = createClient({ url: folder.outboxUrl });
  const { rows } = await reader.execute(
    "SELECT typeof(content) AS type, content_key FROM requests ORDER BY id",
  );
  expect(rows).toEqual([
    { type: "blob", content_key: expect.stringMatching(/^first\./) },
    { type: "null", content_key: null },
  ]);
  reader.close();
});

test("migrates more rows than one page, and a damaged row does not block the others", async () => {
  const ids = Array.from({ length: 450 }, (_, number) => `${number}`);
  await old.batch(
    ids.map((name) => accepted(name, 1)),
    "write",
  );
  await old.execute({ sql: "UPDATE requests SET content = CAST(x'ff7b' AS TEXT) WHERE id = '7'", args: [] });
  await old.execute({ sql: "UPDATE requests SET id = CAST(x'ff38' AS TEXT) WHERE id = '8'", args: [] });
  old.close();
  const log = createTestLog();
  const outbox = await openTestOutbox(folder.outboxUrl, { recipients }, log);
  const claimed = await outbox.claim(10_000);
  expect(claimed).toHaveLength(448);
  expect(await outbox.queueState()).toMatchObject({ waiting: 448, dead: 2 });
  expect(log.lines.filter(({ level }) => level === "error")).toHaveLength(2);
  outbox.close();
});

test("lets a migrated file shrink", async () => {
  await old.execute(accepted(id, 1));
  await old.execute("CREATE TABLE filler (x BLOB)");
  await old.execute("INSERT INTO filler VALUES (zeroblob(1000000))");
  await old.execute("DROP TABLE filler");
  old.close();
  (await open()).close();
  expect((await stat(join(folder.path, "var/outbox.db"))).size).toBeLessThan(200_000);
  const reader = createClient({ url: folder.outboxUrl });
  expect((await reader.execute("PRAGMA auto_vacuum")).rows).toEqual([{ auto_vacuum: 2 }]);
  reader.close();
});

test("rejects a newer version's file", async () => {
  await old.execute("PRAGMA user_version = 3");
  old.close();
  await expect(open()).rejects.toThrow("The outbox was written by a newer version of this server.");
});
