import { createClient } from "@libsql/client";
import { delivered, setUpPostgresStore } from "../testing/outbox";
import { keyText, runOutbox } from "../testing/outbox-command";
import { describeWithPostgres, setDatabaseClock } from "../testing/postgres";
import {
  createTestLog,
  desk,
  firstKey,
  openTestOutbox,
  secondKey,
  setUpFolder,
  validRequest,
} from "../testing/test-relay";

jest.setTimeout(60_000);

const sent = "1b21aaaa-0000-4000-8000-000000000001";
const dead = "1b21bbbb-0000-4000-8000-000000000002";
const waiting = "2c32cccc-0000-4000-8000-000000000003";

describeWithPostgres("npm run outbox with PostgreSQL", () => {
  const { outbox, url, server, owner, query } = setUpPostgresStore();
  const folder = setUpFolder();

  const run = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
    runOutbox(args, { OUTBOX_URL: url(), ...environment });
  const events = async (id: string) => (await run(["audit", id])).output.match(/(?<=:00 {2})\w+/g);

  test("moves everything from a file and back, while requests come in, and nothing twice", async () => {
    const file = await openTestOutbox(folder.outboxUrl, { keys: [secondKey] });
    const inFile = { OUTBOX_FROM: folder.outboxUrl, OUTBOX_KEYS: `${keyText()},${keyText(secondKey)}` };
    await file.accept({ ...validRequest, id: dead }, "key dead");
    await file.claim(1);
    await file.settle(dead, [{ recipient: desk, outcome: "dead", code: 554 }]);
    await file.accept({ ...validRequest, id: sent }, "key sent");
    await file.claim(1);
    expect(await run(["move"], inFile)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^1 .+\n1 .+ are being sent/),
    });
    await file.settle(sent, [delivered(desk)]);
    // While this one is moved, a browser sends another to the file, and one that is there already.
    await file.accept({ ...validRequest, id: waiting }, "key waiting");
    const [moved] = await Promise.all([
      run(["move"], inFile),
      ...Array.from({ length: 20 }, (_, index) =>
        file.accept({ ...validRequest, id: `${index}` }, `key ${index}`),
      ),
    ]);
    expect(moved.code).toBe(0);
    expect(await run(["move"], inFile)).toMatchObject({ code: 0 });
    expect(await file.claim(100)).toEqual([]);
    expect(await file.accept({ ...validRequest, id: "again" }, "key 7")).toBe("same");
    expect(await outbox().accept({ ...validRequest, id: "again" }, "key 7")).toBe("same");
    expect(await outbox().queueState()).toMatchObject({ waiting: 21, dead: 1, unreadable: 0 });
    expect(await outbox().find("key sent", validRequest)).toBe("same");
    expect(await events(dead)).toEqual(["received", "refused", "dead"]);

    const back = { ...inFile, OUTBOX_URL: folder.outboxUrl, OUTBOX_FROM: url() };
    const [busy] = await outbox().claim(1);
    expect(await run(["move"], back)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^1 .+ are being sent/m),
    });
    await outbox().release([busy?.id ?? ""]);
    expect(await run(["move"], back)).toMatchObject({ code: 0 });
    expect(await outbox().claim(100)).toEqual([]);
    file.close();
    const again = await openTestOutbox(folder.outboxUrl, { keys: [firstKey, secondKey] }, createTestLog());
    expect(await again.queueState()).toMatchObject({ waiting: 21, dead: 1, unreadable: 0 });
    const requests = await again.claim(100);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(21);
    expect(requests.every(({ message }) => message === validRequest.message)).toBe(true);
    expect((await run(["list", "--all"])).output).toMatch(/^2c32cccc.+ moved/m);
    again.close();
  });

  test("moves times that the database keeps more exactly than a file", async () => {
    jest.restoreAllMocks();
    await setDatabaseClock(owner());
    const file = await openTestOutbox(folder.outboxUrl);
    for (const id of [dead, waiting]) await outbox().accept({ ...validRequest, id }, `key ${id}`);
    await outbox().claim(1);
    await outbox().settle(dead, [{ recipient: desk, outcome: "dead", code: 554 }]);
    const toFile = { OUTBOX_URL: folder.outboxUrl, OUTBOX_FROM: url() };
    expect(await run(["move"], toFile)).toEqual({ code: 0, output: "2 requests were moved." });
    expect(await file.queueState()).toMatchObject({ waiting: 1, dead: 1 });
    file.close();
  });

  const damages: readonly (readonly [what: string, change: string, name: RegExp])[] = [
    ["id", "requests SET id = CAST(x'ff32' AS TEXT) WHERE id = '2'", /^row 2: id$/m],
    ["key", "requests SET idempotency_key = CAST(x'ff32' AS TEXT) WHERE id = '2'", /^2: idempotency_key$/m],
    ["zero byte", "requests SET mac_key = CAST(x'3200' AS TEXT) WHERE id = '2'", /^2: mac_key$/m],
    ["time", "requests SET received_at = 9000000000000000000 WHERE id = '2'", /^2: received_at$/m],
    [
      "recipient",
      "deliveries SET recipient = CAST(x'ff32' AS TEXT) WHERE request_id = '2'",
      /^2: recipient$/m,
    ],
    ["number", "deliveries SET tries = 3000000000 WHERE request_id = '2'", /^2: tries$/m],
    ["history", "audit SET event = CAST(x'ff32' AS TEXT) WHERE request_id = '2'", /^2: event$/m],
  ];
  test.each(damages)(
    "leaves a request with a damaged %s in the file, and moves the others",
    async (_, change, name) => {
      const file = await openTestOutbox(folder.outboxUrl);
      for (const id of ["1", "2", "3"]) await file.accept({ ...validRequest, id }, `key ${id}`);
      const client = createClient({ url: folder.outboxUrl });
      await client.execute(`UPDATE ${change}`);
      const { code, output } = await run(["move"], { OUTBOX_FROM: folder.outboxUrl });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^2 requests were moved\.\n1 .+ damaged and stay/),
      ]);
      expect(output).toMatch(name);
      expect(output).toContain("npm run outbox -- show ID");
      const shown = await run(["show", "2"], { OUTBOX_URL: folder.outboxUrl });
      if (!output.includes("row 2")) expect(shown.output).toContain("My son walks on his toes.");
      expect(await query("SELECT id FROM requests ORDER BY id")).toEqual([{ id: "1" }, { id: "3" }]);
      const left = await client.execute("SELECT COUNT(*) AS rows FROM requests WHERE content IS NOT NULL");
      expect(left.rows[0]?.rows).toBe(1);
      const claimed = await client.execute("SELECT COUNT(*) AS rows FROM deliveries WHERE claimed_until > 0");
      expect(claimed.rows[0]?.rows).toBe(0);
      client.close();
      file.close();
    },
  );

  test("shows only the requests of the site in SITE_URL", async () => {
    await outbox().accept({ ...validRequest, id: waiting });
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
