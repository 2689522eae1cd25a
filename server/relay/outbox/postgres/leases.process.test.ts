import { leases as leaseOf, setUpPostgresStore } from "../../../testing/outbox";
import { describeWithPostgres } from "../../../testing/postgres";
import { createTestLog, desk, until, validRequest } from "../../../testing/test-relay";
import { createLeases, type OutboxParts } from "../parts";
import { settle } from "../settling";
import type { createPool } from "./pool";
import { postgresStore } from "./postgres-store";

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const { id } = validRequest;
const groupLease = leaseOf.PostgreSQL;
const working = "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND usename = 'relay'";
const dead = [{ recipient: desk, outcome: "dead", code: 550 }] as const;

describeWithPostgres("the claims of a relay", () => {
  const { outbox, open, owner, reopen, reopenWithRenewal, setClock, query } = setUpPostgresStore();

  const isClaimed = async () =>
    (await query("SELECT 1 FROM deliveries WHERE claimed_until IS NOT NULL")).length > 0;
  const waitForLocks = (count: number) =>
    until(async () => {
      const waiting = await owner().query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      return waiting.length === count;
    });

  test("are renewed while a mail is being sent", async () => {
    const renew = await reopenWithRenewal();
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await setClock(now + groupLease - 1);
    renew();
    const renewed = `SELECT 1 FROM deliveries WHERE claimed_until > to_timestamp(${now + groupLease} / 1000.0)`;
    await until(async () => (await query(renewed)).length > 0);
    await setClock(now + groupLease + 2);
    expect(await (await open()).claim(1)).toEqual([]);
  });

  test("are not renewed when they are renewed and given back at the same moment", async () => {
    const renew = await reopenWithRenewal();
    await outbox().accept(validRequest);
    await outbox().claim(1);
    let settled: Promise<unknown> | undefined;
    await owner().transaction(async (run) => {
      await run("SELECT 1 FROM relay.deliveries FOR UPDATE");
      settled = outbox().settle(id, [{ recipient: desk, outcome: "postponed", dueAt: now + 1_000 }]);
      await waitForLocks(1);
      renew();
      await waitForLocks(2);
    });
    await settled;
    await until(async () => (await owner().query(working)).length === 0);
    expect(await isClaimed()).toBe(false);
  });

  test("end when a damaged request could not be reported, so that it is reported later", async () => {
    const renew = await reopenWithRenewal();
    await outbox().accept(validRequest);
    await query("UPDATE requests SET content = substr(content, 1, 40)");
    await owner().query("REVOKE INSERT ON relay.audit FROM relay");
    await expect(outbox().claim(1)).rejects.toThrow("permission denied");
    await owner().query("GRANT INSERT ON relay.audit TO relay");
    await setClock(now + groupLease);
    renew();
    await outbox().probe();
    await setClock(now + groupLease + 1);
    expect(await outbox().claim(1)).toEqual([]);
    await setClock(now + groupLease + 2);
    expect(await outbox().claim(1)).toEqual([]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 0, dead: 1 });
  });

  test("say who reports a dead request, when another relay has taken it over", async () => {
    const reported = jest.fn();
    await reopen({}, reported);
    const other = await open();
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await setClock(now + groupLease);
    await other.claim(1);
    await setClock(now + groupLease + 1);
    expect(await other.claim(1)).toHaveLength(1);
    await other.settle(id, dead);
    expect(await outbox().settle(id, dead)).toBe("dead");
    expect(reported).not.toHaveBeenCalled();
  });

  test("say so too when the database's answer was lost, and nothing is wrong then", async () => {
    const [log, onDead, leases] = [createTestLog(), jest.fn(), createLeases()];
    await outbox().accept(validRequest);
    await outbox().claim(1);
    const [claimed] = (await query("SELECT lease_token FROM deliveries")) as { lease_token: string }[];
    leases.add({ id, recipient: desk, token: claimed?.lease_token ?? "" });
    const lost = new Error("Connection terminated unexpectedly");
    const transaction = jest.fn(owner().transaction).mockImplementationOnce(async (work) => {
      await owner().transaction(work);
      throw lost;
    }) as ReturnType<typeof createPool>["transaction"];
    const store = postgresStore({ query: owner().query, transaction });
    const parts = { store, leases, log, onDead, site: "clinic.example" } as unknown as OutboxParts;
    await expect(settle(parts, id, dead)).rejects.toThrow(lost);
    expect(await settle(parts, id, dead)).toBe("dead");
    expect(onDead.mock.calls).toEqual([[id, 550]]);
    expect(log.lines).toEqual([]);
  });
});

const bucket = { name: "everyone", most: 1, milliseconds: 60_000 };

describeWithPostgres("limits that a group shares", () => {
  const { outbox, owner, query, reopenWithRenewal } = setUpPostgresStore();
  const count = () => outbox().shared?.count([bucket]);

  test("start again when the database's clock was set back, and refuse nobody until then", async () => {
    expect(await count()).toBe(0);
    expect(await count()).toBeGreaterThan(0);
    await query("UPDATE buckets SET ends_at = ends_at + interval '5 seconds'");
    expect(await count()).toBeGreaterThan(0);
    await query("UPDATE buckets SET ends_at = ends_at + interval '1 day'");
    expect(await count()).toBe(0);
    expect(await count()).toBeGreaterThan(0);
    await query("UPDATE buckets SET ends_at = ends_at + interval '1 year'");
    expect(await count()).toBe(0);
  });

  test("are forgotten once they have ended, and nobody waits for those in use", async () => {
    const renew = await reopenWithRenewal();
    const ended = "1, now() - interval '1 second'";
    for (const name of ["a", "b", "c"])
      await query(`INSERT INTO buckets VALUES ('clinic.example', '${name}', ${ended})`);
    await owner().transaction(async (run) => {
      await run("SELECT 1 FROM relay.buckets WHERE name = 'b' FOR UPDATE");
      renew();
      await until(async () => (await query("SELECT 1 FROM buckets")).length === 1);
    });
    expect(await query("SELECT encode(name, 'escape') AS name FROM buckets")).toEqual([{ name: "b" }]);
  });
});
