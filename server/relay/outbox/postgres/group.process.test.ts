import { delivered, leases, setUpPostgresStore } from "../../../testing/outbox";
import { describeWithPostgres } from "../../../testing/postgres";
import { archive, createTestLog, desk, validRequest } from "../../../testing/test-relay";
import type { Outbox } from "../outbox";

const groupLease = leases.PostgreSQL;

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const minute = 60_000;
const { id } = validRequest;

describeWithPostgres("a group of relays", () => {
  const { outbox, open, owner, reopen, setClock, query } = setUpPostgresStore();

  test("two relays never have the same request, and the keys of both are known to each", async () => {
    const other = await open();
    for (let number = 0; number < 20; number++)
      await outbox().accept({ ...validRequest, id: `${number}` }, `key ${number}`);
    expect(await other.accept({ ...validRequest, id: "copy" }, "key 7")).toBe("same");
    const claimed: string[] = [];
    const claimAll = async (by: Outbox) => {
      for (let got = await by.claim(1); got[0]; got = await by.claim(1)) claimed.push(got[0].id);
    };
    await Promise.all([claimAll(outbox()), claimAll(other), claimAll(outbox())]);
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed).size).toBe(20);
  });

  test("a request that another relay works on at this moment is skipped, and nobody waits for it", async () => {
    for (const each of ["1", "2"]) await outbox().accept({ ...validRequest, id: each });
    await owner().transaction(async (run) => {
      await run("SELECT 1 FROM relay.requests WHERE id = '1' FOR UPDATE");
      expect(await outbox().claim(10)).toMatchObject([{ id: "2" }]);
    });
    expect(await outbox().claim(10)).toMatchObject([{ id: "1" }]);
  });

  test("a relay that comes after its lease was given to another changes nothing, and says so", async () => {
    const log = createTestLog();
    await reopen({}, undefined, log);
    const other = await open();
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await setClock(now + groupLease);
    expect(await other.claim(1)).toEqual([]);
    // An abandoned request comes last, which is a moment later.
    await setClock(now + groupLease + 1);
    expect(await other.claim(1)).toHaveLength(1);
    const results = [{ recipient: desk, outcome: "dead", code: 550 } as const];
    expect(await outbox().settle(id, results)).toBe("waiting");
    expect(log.lines.at(-1)).toMatchObject({ level: "warn", requestId: id });
    await outbox().release([id]);
    expect(await outbox().claim(1)).toEqual([]);
    expect(await other.settle(id, [delivered(desk)])).toBe("settled");
  });

  test("a relay whose statement began a moment before another's takes nothing from it", async () => {
    const other = await open();
    await setClock(now + 1);
    await outbox().accept(validRequest);
    await outbox().claim(1);
    expect(await outbox().claimSummary("2026-11-20")).toBe(true);
    expect(await outbox().shared?.claimAlert("health", "down", minute)).toBe(true);
    await setClock(now);
    expect(await other.claim(1)).toEqual([]);
    expect(await other.queueState()).toMatchObject({ waiting: 1, late: 0 });
    expect(await other.claimSummary("2026-11-20")).toBe(false);
    expect(await other.shared?.claimAlert("health", "down", minute)).toBe(false);
  });

  test("a relay whose lease nobody took can still record its result, also twice", async () => {
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await setClock(now + 2 * groupLease);
    expect(await outbox().settle(id, [delivered(desk)])).toBe("settled");
    expect(await outbox().settle(id, [delivered(desk)])).toBe("settled");
  });

  test("the clocks of the relays do not matter", async () => {
    const other = await open();
    await outbox().accept(validRequest);
    expect(await outbox().claim(1)).toHaveLength(1);
    for (const skew of [-15 * minute, 15 * minute, 400 * 24 * 60 * minute]) {
      jest.spyOn(Date, "now").mockReturnValue(now + skew);
      expect(await other.claim(1)).toEqual([]);
      expect(await other.queueState()).toMatchObject({ waiting: 1, late: 0 });
      expect(await other.nextDue()).toBe(now + skew + groupLease);
    }
    jest.spyOn(Date, "now").mockReturnValue(now - 15 * minute);
    const dueAt = Date.now() + minute;
    await outbox().settle(id, [{ recipient: desk, outcome: "postponed", dueAt }]);
    await setClock(now + minute);
    expect(await other.claim(1)).toHaveLength(1);
  });

  test("sites of one database do not see each other's requests, keys, summaries or dead", async () => {
    const other = await open({ site: "other.example" });
    await outbox().accept(validRequest, "key");
    expect(await other.find("key", validRequest)).toBe("unknown");
    expect(await other.accept({ ...validRequest, id: "2" }, "key")).toBe("accepted");
    expect(await other.claim(10)).toMatchObject([{ id: "2" }]);
    await other.settle("2", [{ recipient: desk, outcome: "dead", code: 550 }]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, dead: 0 });
    expect(await outbox().unreportedDead()).toEqual([]);
    expect(await outbox().claimSummary("2026-11-20")).toBe(true);
    expect(await other.hasSummaries()).toBe(false);
    expect(await other.claimSummary("2026-11-20")).toBe(true);
  });

  test("one relay reports a dead request; another does so when that one is gone for 15 minutes", async () => {
    const other = await open();
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await outbox().settle(id, [{ recipient: desk, outcome: "dead", code: 550 }]);
    expect(await outbox().unreportedDead()).toHaveLength(1);
    expect(await other.unreportedDead()).toEqual([]);
    await setClock(now + 15 * minute);
    expect(await other.unreportedDead()).toHaveLength(1);
    await setClock(now - 60 * minute);
    expect(await outbox().unreportedDead()).toHaveLength(1);
  });

  test("alerts about a state are sent by one relay, once in an hour, and so is the end of it", async () => {
    const [one, other] = [outbox().shared, (await open()).shared];
    expect(await one?.claimAlert("refused", "550", 60 * minute)).toBe(true);
    expect(await one?.clearAlerts("health")).toBe(false);
    expect(await one?.claimAlert("health", "down", 60 * minute)).toBe(true);
    expect(await other?.claimAlert("health", "down", 60 * minute)).toBe(false);
    expect(await other?.claimAlert("health", "degraded", 60 * minute)).toBe(true);
    await setClock(now + 60 * minute);
    expect(await other?.claimAlert("health", "down", 60 * minute)).toBe(true);
    expect([await one?.clearAlerts("health"), await other?.clearAlerts("health")]).toEqual([true, false]);
  });

  test("limits hold for all relays together, and addresses are not stored", async () => {
    const relays = [outbox().shared, (await open()).shared];
    const buckets = (address: string) => [
      { name: `address ${address}`, most: 3, milliseconds: minute },
      { name: "network 192.0.2.0/24", most: 5, milliseconds: minute },
    ];
    const counted: (boolean | undefined)[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const wait = await relays[turn % 2]?.count(buckets("192.0.2.1"));
      counted.push(wait === 0);
    }
    expect(counted).toEqual([true, true, true, false, false]);
    for (const passes of [true, true, false])
      expect((await relays[0]?.count(buckets("192.0.2.2"))) === 0).toBe(passes);
    const other = (await open({ site: "other.example" })).shared;
    expect(await other?.count(buckets("192.0.2.1"))).toBe(0);
    const stored = await query("SELECT encode(name, 'escape') AS name FROM buckets");
    expect(stored).toHaveLength(5);
    expect(JSON.stringify(stored)).not.toMatch(/192|address|network/);
  });

  test("requests for addresses that MAIL_TO no longer has are given to the new ones", async () => {
    const old = await open();
    await reopen({ recipients: [archive] });
    await old.accept({ ...validRequest, id: "3" });
    expect(await outbox().claim(10)).toEqual([]);
    await outbox().purge(0);
    expect(await outbox().claim(10)).toMatchObject([{ id: "3", recipients: [{ address: archive }] }]);
  });
});
