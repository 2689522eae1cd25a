import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { delivered, setUpOutbox, validForm } from "../../testing/outbox";
import { desk, validRequest } from "../../testing/test-relay";
import { tables } from "./postgres/migrations";
import { auditRetentionDays, settledRetentionDays } from "./upkeep";

const { folder, outbox, reopen } = setUpOutbox();

/** Runs statements through a second connection. @returns the rows of the last one */
async function query(...statements: string[]) {
  const client = createClient({ url: folder.outboxUrl, concurrency: 1 });
  const answers = [];
  for (const statement of statements) answers.push(await client.execute(statement));
  client.close();
  return answers.at(-1)?.rows;
}

test("purging gives disk space back", async () => {
  const file = join(folder.path, "var/outbox.db");
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`);
  await Promise.all(ids.map((id) => outbox().accept({ ...validRequest, id, message: "x".repeat(5_000) })));
  const full = (await stat(file)).size;
  await outbox().claim(100);
  await Promise.all(ids.map((id) => outbox().settle(id, [delivered(desk)])));
  await outbox().purge(Date.now() + 1);
  expect((await stat(file)).size).toBeLessThan(full / 5);
  await outbox().accept(validRequest);
  expect(await outbox().queueState()).toMatchObject({ waiting: 1 });
});

test("a probe writes like a form does and does not grow the file", async () => {
  await outbox().probe();
  const size = (await stat(join(folder.path, "var/outbox.db"))).size;
  await outbox().probe();
  expect((await stat(join(folder.path, "var/outbox.db"))).size).toBe(size);
  const other = createClient({ url: folder.outboxUrl, concurrency: 1 });
  const lock = await other.transaction("write");
  await expect(outbox().probe()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  await lock.rollback();
  other.close();
  await outbox().probe();
});

test("only their owner can read the files and the folder", async () => {
  await reopen({ keys: [] });
  for (const name of ["outbox.db", "outbox.key"])
    expect((await stat(join(folder.path, "var", name))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder.path, "var"))).mode & 0o777).toBe(0o700);
});

test("the file contains no plain text of a waiting request", async () => {
  const marker = "Zebrafinch";
  const written = { name: marker, email: `${marker}@x.example`, message: marker.repeat(500) };
  await outbox().accept({ ...validRequest, ...written });
  expect(await readFile(join(folder.path, "var/outbox.db"), "latin1")).not.toContain(marker);
  expect(await outbox().claim(1)).toMatchObject([{ name: marker }]);
});

test("waits while another process copies the file, and rejects when the file stays locked", async () => {
  const other = createClient({ url: folder.outboxUrl, concurrency: 1 });
  const lock = await other.transaction("write");
  const accepted = outbox().accept(validRequest, "key");
  setTimeout(() => void lock.rollback(), 100);
  await accepted;
  expect(await outbox().find("key", validForm)).toBe("same");

  const longLock = await other.transaction("write");
  await expect(outbox().accept({ ...validRequest, id: "2" }, "second")).rejects.toMatchObject({
    code: "SQLITE_BUSY",
  });
  await longLock.rollback();
  expect(await outbox().find("second", validForm)).toBe("unknown");
  await outbox().accept({ ...validRequest, id: "3" }, "third");
  expect(await outbox().find("third", validForm)).toBe("same");
  other.close();
});

test("audit entries are deleted after six years", async () => {
  const day = 24 * 60 * 60_000;
  for (const age of [1, 6 * 365.25, 6 * 365.25 + 10]) {
    const values = `${Date.now() - age * day}, '', '${Math.round(age)}', 'shown'`;
    await query(`INSERT INTO audit (at, site, request_id, event) VALUES (${values})`);
  }
  await outbox().purge(Date.now() - 90 * day);
  const left = await query("SELECT request_id FROM audit ORDER BY at");
  expect(left?.map(({ request_id }) => request_id)).toEqual(["2192", "1"]);
});

test("PostgreSQL and the guides say the same about what is kept", () => {
  expect(tables).toContain(`interval '${auditRetentionDays} days'`);
  const operations = readFileSync("docs/operators/operations.md", "utf8");
  expect(operations).toMatch(/Audit trail .+: six years \(2,196 days\)\./);
  expect(auditRetentionDays).toBe(2_196);
  expect(operations).toMatch(new RegExp(`Id, key, .+: ${settledRetentionDays} days after delivery`));
  const security = readFileSync("docs/operators/security.md", "utf8");
  expect(security).toMatch(/audit trail has each step .+ for six years/);
});

test("a file that could not shrink can do so after the next start", async () => {
  outbox().close();
  await query(
    ...["PRAGMA auto_vacuum = NONE", "VACUUM", "CREATE TABLE filler (x BLOB)"],
    ...["INSERT INTO filler VALUES (zeroblob(1000000))", "DROP TABLE filler"],
  );
  await reopen();
  expect((await stat(join(folder.path, "var/outbox.db"))).size).toBeLessThan(200_000);
  expect(await query("PRAGMA auto_vacuum")).toEqual([{ auto_vacuum: 2 }]);
});

test("a newer version's file is rejected", async () => {
  await query("PRAGMA user_version = 4");
  await expect(reopen()).rejects.toThrow("The outbox was written by a newer version of this server.");
});
