import { readdir } from "node:fs/promises";
import { join } from "node:path";
import clinic from "../../../data/clinic.json";
import { readConfig } from "../../config";
import { damageOutbox, pageSize, queryOutbox } from "../../testing/damage";
import { form, json } from "../../testing/set-up-relay";
import { createTestLog, makeFolder } from "../../testing/test-relay";
import { startRelay } from "../start";

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  jest.useRealTimers();
  await folder.remove();
});

/** Starts the whole relay with a mail folder and fake timers. */
async function startWithFakeTimers() {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const config = readConfig({ OUTBOX_URL: folder.outboxUrl }, clinic.email);
  const mail = { ...config.mail, directory: join(folder.path, "mail") };
  const log = createTestLog();
  const relay = startRelay({ ...config, mail }, clinic, log);
  await relay.tried;
  const path = folder.outboxUrl.slice("file:".length);
  const send = async () =>
    (await relay.app.request("/", { method: "POST", headers: json, body: JSON.stringify(form) })).status;
  return { relay, log, path, send };
}

test("damage that no form has run into is found within a minute by the probe", async () => {
  const { relay, path } = await startWithFakeTimers();
  expect((await relay.health()).status).toBe("ok");
  // The first page and the length of the free list. Writes that need a new page fail.
  const list = Buffer.alloc(8);
  list.writeUInt32BE(999_999, 0);
  list.writeUInt32BE(5, 4);
  await damageOutbox(path, 32, list);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(await relay.health()).toMatchObject({
    status: "down",
    kinds: expect.arrayContaining(["forms not saved"]),
  });
  await relay.stop();
});

test("an outbox that stores requests but delivers none is down within a minute", async () => {
  const { relay, path, send } = await startWithFakeTimers();
  expect(await send()).toBe(200);
  const waiting = "SELECT COUNT(*) FROM requests WHERE settled_at IS NULL";
  while ((await queryOutbox(path, waiting)) > 0) await jest.advanceTimersByTimeAsync(10);
  // An index that the worker reads to find requests that are due; forms and the probe do not read it.
  const page = await queryOutbox(
    path,
    "SELECT rootpage FROM sqlite_master WHERE name = 'deliveries_claimed'",
  );
  await damageOutbox(path, (page - 1) * pageSize, Buffer.alloc(pageSize, 0xa5));
  expect(await send()).toBe(200);
  const before = await readdir(join(folder.path, "mail"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await readdir(join(folder.path, "mail"))).toEqual(before);
  const report = await relay.health();
  expect(report).toMatchObject({ status: "down", kinds: expect.arrayContaining(["delivery stopped"]) });
  await relay.stop();
});
