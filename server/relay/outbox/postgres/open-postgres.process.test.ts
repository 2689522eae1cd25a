import { setUpPostgresStore } from "../../../testing/outbox";
import { describeWithPostgres } from "../../../testing/postgres";
import { until } from "../../../testing/test-relay";

jest.setTimeout(60_000);

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
