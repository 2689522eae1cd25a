import { createClient, type InStatement } from "@libsql/client";
import { createTestLog, desk, makeFolder, openTestOutbox, validRequest } from "../../testing/test-relay";
import type { Outbox } from "./outbox";

const [minute, day] = [60_000, 24 * 60 * 60_000];
const noon = Date.parse("2026-11-20T12:00:00Z");

let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
const log = createTestLog();
const onDead = jest.fn();
beforeEach(async () => {
  jest.useFakeTimers({ now: noon, doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  folder = await makeFolder();
  outbox = await openTestOutbox(folder.outboxUrl, {}, log, onDead);
});
afterEach(async () => {
  jest.useRealTimers();
  onDead.mockReset();
  log.lines.length = 0;
  outbox.close();
  await folder.remove();
});

const accept = (id: string) => outbox.accept({ ...validRequest, id, receivedAt: new Date() });
const claimedIds = async () => (await outbox.claim(10)).map(({ id }) => id);

/** Changes the database through a second connection. */
async function changeDirectly(statement: InStatement): Promise<void> {
  const other = createClient({ url: folder.outboxUrl, concurrency: 1 });
  await other.execute(statement);
  other.close();
}

test.each([
  ["was not tried yet", async () => {}],
  [
    "was postponed",
    async () => {
      await outbox.claim(1);
      await outbox.settle("1", [{ recipient: desk, outcome: "postponed", dueAt: Date.now() + minute }]);
    },
  ],
  [
    "was refused and postponed by 17 hours",
    async () => {
      await outbox.claim(1);
      const dueAt = Date.now() + 17 * 60 * minute;
      await outbox.settle("1", [{ recipient: desk, outcome: "refused", dueAt }]);
    },
  ],
  ["is claimed", () => outbox.claim(1)],
])("setting the clock back does not delay a request that %s", async (_, before) => {
  jest.setSystemTime(noon + 30 * day);
  await accept("1");
  await before();
  jest.setSystemTime(noon);
  expect(await outbox.nextDue()).toBeLessThanOrEqual(noon);
  const atOnce = await claimedIds();
  // A claim that has ended comes after what is due now.
  jest.setSystemTime(noon + 1);
  expect([...atOnce, ...(await claimedIds())]).toEqual(["1"]);
  expect(await outbox.queueState()).toMatchObject({ waiting: 1, late: 1 });
});

test("setting the clock back a little does not delay a request that was postponed by less", async () => {
  jest.setSystemTime(noon + 10 * minute);
  await accept("1");
  await outbox.claim(1);
  await outbox.settle("1", [{ recipient: desk, outcome: "postponed", dueAt: Date.now() + 2_000 }]);
  jest.setSystemTime(noon);
  expect(await outbox.nextDue()).toBeLessThanOrEqual(noon);
  expect(await claimedIds()).toEqual(["1"]);
});

test.each<[string, InStatement]>([
  ["is truncated", "UPDATE requests SET content = substr(content, 1, 40) WHERE id = '2'"],
  ["is empty", "UPDATE requests SET content = NULL WHERE id = '2'"],
  ["was changed", "UPDATE requests SET content = CAST(x'00' || substr(content, 2) AS BLOB) WHERE id = '2'"],
  [
    "has another request's content",
    "UPDATE requests SET content = (SELECT content FROM requests WHERE id = '1') WHERE id = '2'",
  ],
  ["has an invalid time", "UPDATE requests SET received_at = 9223372036854775807 WHERE id = '2'"],
])("a request whose row %s is reported and does not block the others", async (_, damage) => {
  for (const id of ["1", "2", "3"]) await accept(id);
  await changeDirectly(damage);
  expect(await claimedIds()).toEqual(["1", "3"]);
  expect(await outbox.queueState()).toMatchObject({ waiting: 2, dead: 1 });
  expect(onDead.mock.calls).toEqual([["2", undefined]]);
  expect(await outbox.unreportedDead()).toEqual([{ id: "2" }]);
  expect(log.lines).toEqual([
    { level: "error", message: "a request in the outbox is damaged and cannot be sent", requestId: "2" },
  ]);
});

test("a request whose key name is damaged waits, counted as unreadable, and does not block the others", async () => {
  for (const id of ["1", "2", "3"]) await accept(id);
  await changeDirectly("UPDATE requests SET content_key = CAST(x'ff' AS TEXT) WHERE id = '2'");
  expect(await claimedIds()).toEqual(["1", "3"]);
  expect(await outbox.queueState()).toMatchObject({ waiting: 3, dead: 0, unreadable: 1 });
});

test("an unreadable request is not reported with the code of an earlier temporary failure", async () => {
  await accept("2");
  await outbox.claim(1);
  await outbox.settle("2", [{ recipient: desk, outcome: "postponed", code: 450, dueAt: noon }]);
  await changeDirectly("UPDATE requests SET content = substr(content, 1, 40)");
  expect(await claimedIds()).toEqual([]);
  expect(await outbox.unreportedDead()).toEqual([{ id: "2" }]);
});

test("an id that is not text does not end the process", async () => {
  for (const id of ["1", "2"]) await accept(id);
  await changeDirectly("UPDATE deliveries SET request_id = CAST(x'ff32' AS TEXT) WHERE request_id = '2'");
  await changeDirectly("UPDATE requests SET id = CAST(x'ff32' AS TEXT) WHERE id = '2'");
  expect(await claimedIds()).toEqual(["1"]);
  expect(await outbox.queueState()).toMatchObject({ waiting: 1, dead: 1 });
  expect(log.lines).toMatchObject([{ level: "error", requestId: expect.stringMatching(/^row \d+$/) }]);
  expect(await outbox.unreportedDead()).toEqual([]);
});
