import { leases, setUpFileStore, stores } from "../../testing/outbox";
import { createTestLog, desk, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

describe.each(stores)("an outbox in %s", (name, setUp) => {
  const { outbox, reopen, setClock, query } = setUp();

  const accept = (id: string) => outbox().accept({ ...validRequest, id, receivedAt: new Date(Date.now()) });
  const claimedIds = async (most = 10) => (await outbox().claim(most)).map(({ id }) => id);

  /** Accepts a request, claims it and puts it off. */
  async function putOff(id: string, milliseconds: number, outcome: "postponed" | "refused" = "postponed") {
    await accept(id);
    await outbox().claim(1);
    await outbox().settle(id, [{ recipient: desk, outcome, code: 450, dueAt: Date.now() + milliseconds }]);
  }

  test("a claim ends with its lease, and not a millisecond earlier", async () => {
    await accept("1");
    expect(await claimedIds()).toEqual(["1"]);
    await setClock(now + leases[name] - 1);
    expect(await claimedIds()).toEqual([]);
    expect(await outbox().nextDue()).toBe(now + leases[name]);
    await setClock(now + leases[name]);
    // It comes after what is due now.
    expect(await claimedIds()).toEqual([]);
    await setClock(now + leases[name] + 1);
    expect(await claimedIds()).toEqual(["1"]);
  });

  test.each<[string, number, () => Promise<unknown>]>([
    ["by a month does not delay a request that was not tried yet", 30 * day, () => accept("1")],
    ["by a month does not delay one that was postponed", 30 * day, () => putOff("1", minute)],
    ["by a month does not delay one that was refused", 30 * day, () => putOff("1", 17 * hour, "refused")],
    ["by a month does not delay one that is claimed", 30 * day, () => accept("1").then(() => claimedIds())],
    ["a little does not delay one that was postponed by less", 10 * minute, () => putOff("1", 2_000)],
  ])("setting the clock back %s", async (_, change, before) => {
    await setClock(now + change);
    await before();
    await setClock(now);
    expect(await outbox().nextDue()).toBeLessThanOrEqual(now);
    const atOnce = await claimedIds();
    // A claim that has ended comes after what is due now.
    await setClock(now + 1);
    expect([...atOnce, ...(await claimedIds())]).toEqual(["1"]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, late: 1 });
  });

  test("setting the clock back a second time does not delay a request by its earlier backoff", async () => {
    await setClock(now + day);
    for (const id of ["1", "2"]) await putOff(id, 17 * hour, "refused");
    // Both are due now, and one of them is claimed.
    await setClock(now);
    const [first] = await claimedIds(1);
    await setClock(now - minute);
    expect(await outbox().nextDue()).toBeLessThanOrEqual(now - minute);
    expect(await claimedIds()).toContain(first === "1" ? "2" : "1");
  });

  test.each([
    ["is truncated", "content = substr(content, 1, 40)"],
    ["is empty", "content = NULL"],
    ["has another request's content", "content = (SELECT content FROM requests WHERE id = '1')"],
    ["has an invalid time", `received_at = ${name === "a file" ? "9223372036854775807" : "'infinity'"}`],
  ])("a request whose row %s is reported and does not block the others", async (_, damage) => {
    const [onDead, log] = [jest.fn(), createTestLog()];
    await reopen({}, onDead, log);
    log.lines.length = 0;
    // An earlier temporary failure has a code, which is not that of the damage.
    await putOff("2", 0);
    for (const id of ["1", "3"]) await accept(id);
    await query(`UPDATE requests SET ${damage} WHERE id = '2'`);
    expect((await claimedIds()).sort()).toEqual(["1", "3"]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 2, dead: 1 });
    expect(onDead.mock.calls).toEqual([["2", undefined]]);
    expect(await outbox().unreportedDead()).toEqual([{ id: "2" }]);
    expect(log.lines).toEqual([
      { level: "error", message: "a request in the outbox is damaged and cannot be sent", requestId: "2" },
    ]);
  });
});

describe("an outbox in a file", () => {
  const { outbox, reopen, query } = setUpFileStore();

  test("text that is not UTF-8, which aborts libsql, ends no process and blocks no other request", async () => {
    const log = createTestLog();
    for (const id of ["1", "2", "3"]) await outbox().accept({ ...validRequest, id });
    for (const change of [
      "deliveries SET request_id = CAST(x'ff32' AS TEXT) WHERE request_id = '2'",
      "requests SET id = CAST(x'ff32' AS TEXT) WHERE id = '2'",
      "requests SET content_key = CAST(x'ff' AS TEXT) WHERE id = '3'",
    ])
      await query(`UPDATE ${change}`);
    await reopen({}, undefined, log);
    expect(await outbox().claim(10)).toMatchObject([{ id: "1" }]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 2, dead: 1, unreadable: 1 });
    expect(await outbox().unreportedDead()).toEqual([]);
    expect(log.lines).toMatchObject([
      { level: "error", message: expect.stringContaining("is not in OUTBOX_KEYS") },
      { level: "error", requestId: expect.stringMatching(/^row \d+$/) },
    ]);
  });
});
