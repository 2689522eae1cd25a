import { delivered, setUpPostgresStore } from "../testing/outbox";
import { runOutbox } from "../testing/outbox-command";
import { describeWithPostgres } from "../testing/postgres";
import { desk, validRequest } from "../testing/test-relay";

jest.setTimeout(60_000);

const sent = "1b21aaaa-0000-4000-8000-000000000001";
const dead = "1b21bbbb-0000-4000-8000-000000000002";
const waiting = "2c32cccc-0000-4000-8000-000000000003";

describeWithPostgres("npm run outbox with PostgreSQL", () => {
  const { outbox, url, server, owner } = setUpPostgresStore();

  const run = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
    runOutbox(args, { OUTBOX_URL: url(), ...environment });

  /** Adds a delivered request, a dead one and one that waits. */
  async function fill(): Promise<void> {
    for (const id of [sent, dead, waiting]) {
      await outbox().accept({ ...validRequest, id }, `key ${id}`);
      if (id === waiting) continue;
      await outbox().claim(1);
      await outbox().settle(id, [
        id === sent ? delivered(desk) : { recipient: desk, outcome: "dead", code: 554 },
      ]);
    }
  }

  test("shows and exports requests, and sends a dead one again", async () => {
    await fill();
    expect((await run(["list", "--all"])).output).toMatch(
      /^2c32cccc.+ waiting .+desk@x\.example \(waiting\)$/m,
    );
    expect((await run(["list"])).output).not.toContain(sent);
    expect((await run(["show", "1b21b"])).output).toContain("My son walks on his toes.");
    expect(JSON.parse((await run(["export"])).output)).toMatchObject([
      { id: dead, receivedAt: expect.any(String), recipients: [{ code: 554, isBeingSent: false }] },
      { id: waiting, recipients: [expect.not.objectContaining({ code: null })] },
    ]);
    expect(await run(["replay", dead])).toMatchObject({ code: 0 });
    expect((await outbox().claim(10)).map(({ id }) => id).sort()).toEqual([dead, waiting]);
    const busy = { code: 1, output: expect.stringMatching(/being sent/) };
    expect(await run(["replay", dead])).toMatchObject(busy);
    const events = (await run(["audit", dead])).output.match(/(?<=:00 {2})\w+/g);
    expect(events).toEqual(["received", "refused", "dead", "shown", "exported", "replayed"]);
  });

  test("shows only the requests of the site in SITE_URL", async () => {
    await fill();
    const other = { SITE_URL: "https://other.example" };
    expect((await run(["list", "--all"], other)).output).toBe("The outbox is empty.");
    expect(await run(["remove", waiting, "--yes"], other)).toMatchObject({ code: 1 });
  });

  test("creates tables as the owner, and says so when they are missing or the URL is wrong", async () => {
    const migrated = await run(["migrate"], { OUTBOX_URL: server().url("relay_owner") });
    expect(migrated).toEqual({
      code: 0,
      output: expect.stringMatching(/^The tables have version \d already/),
    });
    expect(await run(["migrate"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("permission denied"),
    });
    expect(await run(["migrate"], { OUTBOX_URL: "file:var/outbox.db" })).toMatchObject({ code: 1 });
    await owner().query("ALTER SCHEMA relay RENAME TO away");
    expect(await run(["list"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("outbox -- migrate"),
    });
    await owner().query("ALTER SCHEMA away RENAME TO relay");
    const nowhere = { OUTBOX_URL: "postgres://relay:hunter2@%2Fnowhere/relay" };
    const { code, output } = await run(["list"], nowhere);
    expect([code, output]).toEqual([1, expect.stringMatching(/^The database in OUTBOX_URL cannot be used/)]);
    expect(output).not.toContain("hunter2");
  });
});
