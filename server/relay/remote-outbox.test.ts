/** @jest-environment node */
import { join } from "node:path";
import { type Outbox, openOutbox } from "./outbox";
import { startDatabaseServer } from "./test-database-server";
import { goodRequest, makeFolder } from "./test-relay";

const authToken = "secret";
const [now, later] = [Date.UTC(2027, 0, 1, 8), Date.UTC(2027, 0, 1, 9)];

let folder: Awaited<ReturnType<typeof makeFolder>>;
let database: Awaited<ReturnType<typeof startDatabaseServer>>;
let opened: Outbox[] = [];
beforeEach(async () => {
  folder = await makeFolder();
  database = await startDatabaseServer(join(folder.path, "remote.db"), authToken);
});
afterEach(async () => {
  for (const outbox of opened) outbox.close();
  opened = [];
  await database.stop();
  await folder.remove();
});

async function open(): Promise<Outbox> {
  const outbox = await openOutbox({ url: database.url, authToken });
  opened.push(outbox);
  return outbox;
}

test("instances that share a database know each other's keys, and deliver each request once", async () => {
  const [one, other] = [await open(), await open()];
  await one.accept(goodRequest, "key");
  expect(await other.knows("key")).toBe(true);
  await other.accept({ ...goodRequest, id: "again" }, "key");

  expect(await other.claim(now, later, 20)).toEqual([{ ...goodRequest, tries: 0 }]);
  expect(await one.claim(now, later, 20)).toEqual([]);
  // Nor does one that starts meanwhile take the claim away.
  expect(await (await open()).claim(now, later, 20)).toEqual([]);
  await other.delivered(goodRequest.id, now);
  expect(await one.waiting()).toEqual({ waiting: 0 });
  expect(await one.knows("key")).toBe(true);
});

test("what an instance has left behind, another delivers once the claim runs out", async () => {
  const [one, other] = [await open(), await open()];
  await one.accept(goodRequest);
  await one.claim(now, later, 20);
  expect(await other.claim(later, later + 1, 20)).toMatchObject([{ id: goodRequest.id }]);
});

test("requests that come at once share a commit, and each is answered", async () => {
  const outbox = await open();
  const ids = Array.from({ length: 30 }, (_, index) => `${index}`);
  await Promise.all(ids.map((id) => outbox.accept({ ...goodRequest, id }, `key ${id}`)));
  expect(await outbox.waiting()).toMatchObject({ waiting: 30 });
  await expect(outbox.accept({ ...goodRequest, id: "0" }, "other key")).rejects.toThrow("UNIQUE");
});

test("rejects what a database that is gone cannot have kept", async () => {
  const outbox = await open();
  await database.stop();
  await expect(outbox.accept(goodRequest)).rejects.toThrow();
  await expect(outbox.knows("key")).rejects.toThrow();
});

test("is not let in with another token", async () => {
  await expect(openOutbox({ url: database.url, authToken: "wrong" })).rejects.toThrow("401");
});
