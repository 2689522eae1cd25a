import { createClient, type InValue } from "@libsql/client";
import {
  archive,
  createTestLog,
  desk,
  firstKey,
  makeFolder,
  openTestOutbox,
  secondKey,
  validRequest,
} from "../../testing/test-relay";
import type { Outbox } from "./outbox";

const outside = "outside@x.example";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let log: ReturnType<typeof createTestLog>;
let outbox: Outbox | undefined;
beforeEach(async () => {
  folder = await makeFolder();
  log = createTestLog();
});
afterEach(async () => {
  outbox?.close();
  await folder.remove();
});

/** Opens the outbox again with other settings. Claims are not released, as after a kill. */
async function start(settings: Parameters<typeof openTestOutbox>[1]): Promise<Outbox> {
  outbox?.close();
  outbox = await openTestOutbox(folder.outboxUrl, settings, log);
  return outbox;
}

/** Reads a request's encrypted content from the file, and replaces it if another is given. */
async function exchangeContent(id: string, content?: InValue): Promise<InValue> {
  outbox?.close();
  const client = createClient({ url: folder.outboxUrl });
  const { rows } = await client.execute({ sql: "SELECT content FROM requests WHERE id = ?", args: [id] });
  if (content !== undefined)
    await client.execute({ sql: "UPDATE requests SET content = ? WHERE id = ?", args: [content, id] });
  client.close();
  return rows[0]?.content ?? null;
}

const addressesOf = async (from: Outbox) =>
  (await from.claim(1)).flatMap(({ recipients }) => recipients.map(({ address }) => address));

test("waiting requests go to a corrected MAIL_TO address, and to nobody twice", async () => {
  let now = await start({ recipients: ["desk@typo.example", archive] });
  await now.accept(validRequest);
  await now.claim(1);
  await now.settle(validRequest.id, [{ recipient: archive, outcome: "delivered" }]);
  now = await start({ recipients: [desk, archive] });
  expect(await addressesOf(now)).toEqual([desk]);
});

test("a dead request is sent to a new address", async () => {
  let now = await start({ recipients: ["desk@typo.example"] });
  await now.accept(validRequest);
  await now.claim(1);
  await now.settle(validRequest.id, [{ recipient: "desk@typo.example", outcome: "dead", code: 550 }]);
  await now.markReported(validRequest.id);
  now = await start({ recipients: [desk] });
  expect(await now.queueState()).toMatchObject({ waiting: 1, dead: 0 });
  expect(await addressesOf(now)).toEqual([desk]);
});

test("a request that was waiting only for a removed address is settled", async () => {
  let now = await start({ recipients: [desk, outside] });
  await now.accept(validRequest);
  await now.claim(1);
  await now.settle(validRequest.id, [{ recipient: desk, outcome: "delivered" }]);
  now = await start({ recipients: [desk] });
  expect(await now.queueState()).toMatchObject({ waiting: 0, dead: 0 });
});

test("settled requests are not sent to new addresses", async () => {
  let now = await start({ recipients: [desk] });
  await now.accept(validRequest);
  await now.claim(1);
  await now.settle(validRequest.id, [{ recipient: desk, outcome: "delivered" }]);
  now = await start({ recipients: [desk, archive] });
  expect(await now.claim(1)).toEqual([]);
});

test("all waiting requests are due after a restart, and those that were being sent come last", async () => {
  let now = await start({});
  for (const id of ["1", "2", "3"]) await now.accept({ ...validRequest, id });
  const order = async () => (await now.claim(1)).map(({ id }) => id);
  expect(await order()).toEqual(["1"]);
  await now.settle("1", [{ recipient: desk, outcome: "postponed", dueAt: Date.now() + 3_600_000 }]);
  expect(await order()).toEqual(["2"]);
  now = await start({});
  const rounds = [];
  // Each start finds the request that was being sent when the last process was killed.
  for (let kill = 0; kill < 3; kill++) {
    rounds.push(...(await order()));
    now = await start({});
  }
  expect(rounds).toEqual(["3", "1", "2"]);
});

test("keys can be rotated: waiting requests are re-encrypted with the first key", async () => {
  let now = await start({ keys: [firstKey] });
  // Together, so that they share transactions.
  const requests = Array.from({ length: 250 }, (_, number) => ({ ...validRequest, id: `${number}` }));
  await Promise.all(requests.map((request) => now.accept(request)));
  now = await start({ keys: [secondKey, firstKey] });
  expect(log.lines.map(({ level }) => level)).toEqual(["info"]);
  now = await start({ keys: [secondKey] });
  expect(await now.queueState()).toMatchObject({ waiting: 250, unreadable: 0 });
  expect(await now.claim(1_000)).toHaveLength(250);
});

test.each([
  ["an unknown key", secondKey],
  ["another key of the same id", { ...secondKey, id: firstKey.id }],
])(
  "with %s, a waiting request is reported and held until its key is back, and does not block others",
  async (_, wrong) => {
    let now = await start({ keys: [firstKey] });
    await now.accept(validRequest, "key");
    now = await start({ keys: [wrong] });
    expect(log.lines).toMatchObject([
      {
        level: "error",
        message: expect.stringMatching(/^content_key first\.[0-9a-f]{8} is not in OUTBOX_KEYS/),
        requests: 1,
      },
    ]);
    await now.accept({ ...validRequest, id: "2" });
    expect((await now.claim(10)).map(({ id }) => id)).toEqual(["2"]);
    expect(await now.queueState()).toMatchObject({ waiting: 2, dead: 0, unreadable: 1 });
    // Its fingerprint cannot be compared, so the request counts as the same.
    expect(await now.accept({ ...validRequest, id: "3" }, "key")).toBe("same");
    now = await start({ keys: [wrong, firstKey] });
    expect(await now.queueState()).toMatchObject({ waiting: 2, unreadable: 0 });
    expect(await now.claim(10)).toHaveLength(2);
  },
);

test("a damaged request stays stored even if another recipient has the mail", async () => {
  const recipients = [desk, archive];
  let now = await start({ recipients });
  await now.accept(validRequest);
  await now.claim(1);
  await now.settle(validRequest.id, [
    { recipient: desk, outcome: "delivered" },
    { recipient: archive, outcome: "postponed", dueAt: 0 },
  ]);
  const whole = await exchangeContent(validRequest.id, Buffer.alloc(60));
  now = await start({ recipients });
  expect(await now.claim(1)).toEqual([]);
  expect(await now.queueState()).toMatchObject({ waiting: 0, dead: 1 });
  await exchangeContent(validRequest.id, whole);
  now = await start({ recipients: [...recipients, outside] });
  expect(await now.claim(1)).toMatchObject([
    { message: validRequest.message, recipients: [{ address: outside }] },
  ]);
});
