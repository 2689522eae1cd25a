/** @jest-environment node */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { type Outbox, openOutbox } from "./outbox";
import { goodRequest, makeFolder } from "./test-relay";

const now = Number(goodRequest.receivedAt) + 1_000;
const later = now + 60_000;

let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
beforeEach(async () => {
  folder = await makeFolder();
  outbox = await openOutbox({ url: folder.outboxUrl });
});
afterEach(async () => {
  outbox.close();
  await folder.remove();
});

async function reopen(): Promise<void> {
  outbox.close();
  outbox = await openOutbox({ url: folder.outboxUrl });
}

test("keeps a request as it came, after a restart too", async () => {
  await outbox.accept(goodRequest, "key");
  await reopen();
  expect(await outbox.claim(Date.now(), Date.now() + 1, 10)).toEqual([{ ...goodRequest, tries: 0 }]);
});

test("a key stands for one request", async () => {
  expect(await outbox.knows("key")).toBe(false);
  await Promise.all([
    outbox.accept(goodRequest, "key"),
    outbox.accept({ ...goodRequest, id: "2" }, "key"),
    outbox.accept({ ...goodRequest, id: "3" }, "other"),
    outbox.accept({ ...goodRequest, id: "4" }),
    outbox.accept({ ...goodRequest, id: "5" }),
  ]);
  expect(await outbox.knows("key")).toBe(true);
  const ids = (await outbox.claim(now, later, 10)).map(({ id }) => id);
  expect(ids.sort()).toEqual(["3", "4", "5", goodRequest.id]);
});

test("gives what is claimed to nobody else, until the claim runs out", async () => {
  await outbox.accept(goodRequest);
  await outbox.accept({ ...goodRequest, id: "2" });
  expect(await outbox.claim(now, later, 1)).toHaveLength(1);
  expect(await outbox.claim(now, later, 10)).toHaveLength(1);
  expect(await outbox.claim(now, later, 10)).toHaveLength(0);
  expect(await outbox.nextDue()).toBe(later);
  expect(await outbox.claim(later, later + 1, 10)).toHaveLength(2);
});

test("a postponed request is due at its time, a released one as before", async () => {
  await outbox.accept(goodRequest);
  await outbox.claim(now, later, 1);
  await outbox.postpone(goodRequest.id, now + 5_000);
  expect(await outbox.nextDue()).toBe(now + 5_000);
  expect(await outbox.claim(now, later, 1)).toEqual([]);
  expect(await outbox.claim(now + 5_000, later, 1)).toMatchObject([{ tries: 1 }]);
  await outbox.release(goodRequest.id);
  expect(await outbox.claim(now + 5_000, later, 1)).toMatchObject([{ tries: 1 }]);
});

test("everything waiting is due at once after a restart", async () => {
  await outbox.accept(goodRequest);
  await outbox.accept({ ...goodRequest, id: "2" });
  await outbox.claim(now, Date.now() + 1e9, 1);
  await outbox.postpone("2", Date.now() + 1e9);
  await reopen();
  expect(await outbox.claim(Date.now(), Date.now() + 1, 10)).toHaveLength(2);
});

test("once delivered, only id, key, times and state remain", async () => {
  const marker = "Zebrafinch";
  const written = {
    name: marker,
    phone: `1${marker}`,
    email: `${marker}@x.example`,
    message: marker.repeat(900),
  };
  await outbox.accept({ ...goodRequest, ...written }, "key");
  const file = join(folder.path, "var/outbox.db");
  expect(await readFile(file, "latin1")).toContain(marker);
  await outbox.delivered(goodRequest.id, later);
  expect(await readFile(file, "latin1")).not.toContain(marker);
  expect(await readdir(join(folder.path, "var"))).toEqual(["outbox.db"]);
  expect(await outbox.knows("key")).toBe(true);
  expect(await outbox.nextDue()).toBeUndefined();
  await outbox.forget(later);
  expect(await outbox.knows("key")).toBe(true);
  await outbox.forget(later + 1);
  expect(await outbox.knows("key")).toBe(false);
});

test("never forgets what waits", async () => {
  await outbox.accept(goodRequest, "key");
  await outbox.forget(Number.MAX_SAFE_INTEGER);
  expect(await outbox.knows("key")).toBe(true);
});

test("counts what waits, and what went through", async () => {
  expect(await outbox.waiting()).toEqual({ waiting: 0 });
  await outbox.accept(goodRequest);
  await outbox.accept({ ...goodRequest, id: "2", receivedAt: new Date(now) });
  await outbox.accept({ ...goodRequest, id: "3", receivedAt: new Date(0) });
  await outbox.delivered("3", now);
  expect(await outbox.waiting()).toEqual({ waiting: 2, oldest: goodRequest.receivedAt });
  expect(await outbox.traffic(now)).toEqual({ received: 1, delivered: 1 });
  expect(await outbox.traffic(0)).toEqual({ received: 3, delivered: 1 });
});

test("a day's summary is claimed once", async () => {
  expect(await outbox.hasSummaries()).toBe(false);
  expect(await outbox.claimSummary("2026-11-20")).toBe(true);
  expect(await outbox.claimSummary("2026-11-20")).toBe(false);
  await outbox.releaseSummary("2026-11-20");
  expect(await outbox.claimSummary("2026-11-20")).toBe(true);
  expect(await outbox.hasSummaries()).toBe(true);
});

test("is for its owner's eyes only", async () => {
  const file = join(folder.path, "var/outbox.db");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder.path, "var"))).mode & 0o777).toBe(0o700);
});

test("waits while another copies the file, and does not say yes to one that stays locked", async () => {
  const other = createClient({ url: folder.outboxUrl, concurrency: 1 });
  const lock = await other.transaction("write");
  const accepted = outbox.accept(goodRequest, "key");
  setTimeout(() => void lock.rollback(), 100);
  await accepted;
  expect(await outbox.knows("key")).toBe(true);

  const longLock = await other.transaction("write");
  await expect(outbox.accept({ ...goodRequest, id: "2" }, "second")).rejects.toMatchObject({
    code: "SQLITE_BUSY",
  });
  await longLock.rollback();
  expect(await outbox.knows("second")).toBe(false);
  await outbox.accept({ ...goodRequest, id: "3" }, "third");
  expect(await outbox.knows("third")).toBe(true);
  other.close();
});

test("cannot be opened where a file stands for its folder", async () => {
  await expect(openOutbox({ url: `${folder.outboxUrl}/outbox.db` })).rejects.toThrow(/ENOTDIR|EEXIST/);
});
