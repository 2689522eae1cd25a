import { join } from "node:path";
import { setUpPostgresStore } from "../../../testing/outbox";
import { describeWithPostgres, setDatabaseClock, setUpPostgres } from "../../../testing/postgres";
import { createTestLog, desk, firstKey, outboxWith, until, validRequest } from "../../../testing/test-relay";
import { connectToPrimary } from "./connect";
import { type PostgresTarget, parsePostgresUrl } from "./connection-url";
import { startSignal } from "./group-signal";
import { migratePostgres, postgresVersion } from "./migrations";
import { openPostgresOutbox } from "./open-postgres";

jest.setTimeout(60_000);

describeWithPostgres("an outbox whose database goes away", () => {
  const { server, outbox, reopen } = setUpPostgresStore();

  test.each(["fast", "immediate"] as const)(
    "rejects until it is back after a stop that is %s, and has lost nothing",
    async (mode) => {
      await outbox().accept(validRequest, "key");
      await server().stop(mode);
      await expect(outbox().accept({ ...validRequest, id: "2" }, "second")).rejects.toThrow();
      await expect(outbox().probe()).rejects.toThrow();
      await server().start();
      const probe = () => Promise.allSettled([outbox().probe()]);
      await until(async () => (await probe())[0].status === "fulfilled");
      expect(await outbox().accept({ ...validRequest, id: "2" }, "second")).toBe("accepted");
      expect(await outbox().find("key", validRequest)).toBe("same");
    },
  );

  test("is restored from a backup as docs/operators/postgresql.md says, and every request in it can be sent", async () => {
    for (const id of ["1", "2", "3"]) await outbox().accept({ ...validRequest, id }, `key ${id}`);
    const dump = join(server().folder, "relay.dump");
    const connection = ["-h", server().folder, "-U", "relay_owner"];
    await server().call("pg_dump", [...connection, "--format=custom", `--file=${dump}`, "relay"]);
    outbox().close();
    const admin = server().owner("postgres");
    await admin.query("DROP DATABASE relay WITH (FORCE)");
    await admin.query("CREATE DATABASE relay OWNER relay_owner");
    const whole = ["--no-owner", "--role=relay_owner", "--dbname=relay", dump];
    await server().call("pg_restore", [...connection, ...whole]);
    const restored = server().owner();
    await migratePostgres(restored, "relay");
    restored.close();
    await reopen();
    expect((await outbox().claim(10)).map(({ id, message }) => [id, message])).toEqual(
      ["1", "2", "3"].map((id) => [id, validRequest.message]),
    );
    expect(await outbox().find("key 1", validRequest)).toBe("same");
    admin.close();
  });
});

describeWithPostgres("opening an outbox in PostgreSQL", () => {
  const { server, owner } = setUpPostgres();
  const open = (role = "relay", log = createTestLog(), url = server().url(role)) =>
    openPostgresOutbox({ url, keys: [firstKey], recipients: [desk] }, log, jest.fn(), jest.fn());
  afterEach(async () => {
    for (const setting of ["fsync", "synchronous_commit"])
      await owner().query(`ALTER SYSTEM RESET ${setting}`);
    await owner().query("SELECT pg_reload_conf()");
    await owner().query("ALTER ROLE relay RESET ALL");
  });

  test("warns that there is no synchronous standby", async () => {
    const log = createTestLog();
    (await open("relay", log)).close();
    expect(log.lines).toMatchObject([
      { level: "warn", message: expect.stringContaining("no synchronous standby") },
    ]);
  });

  test("refuses a database that may lose what it confirms", async () => {
    await owner().query("ALTER ROLE relay SET synchronous_commit = off");
    await expect(open()).rejects.toThrow(/synchronous_commit is off\. Set each to on/);
    await owner().query("ALTER SYSTEM SET fsync = off");
    await owner().query("SELECT pg_reload_conf()");
    await until(async () => (await owner().query<{ fsync: string }>("SHOW fsync"))[0]?.fsync === "off");
    await expect(open()).rejects.toThrow(/fsync is off, synchronous_commit is off/);
  });

  test("refuses a server that does not accept writes", async () => {
    await owner().query("ALTER ROLE relay SET default_transaction_read_only = on");
    await expect(open()).rejects.toThrow(/^No host of OUTBOX_URL can be reached and accepts writes/);
  });

  test("finds the host that accepts writes among others", async () => {
    const url = server().url("relay").replace("@", "@%2Fnowhere,");
    const outbox = outboxWith(await open("relay", createTestLog(), url));
    expect(await outbox.queueState()).toMatchObject({ waiting: 0 });
    outbox.close();
  });

  test("the relay's role can neither change tables nor the audit trail", async () => {
    const target = parsePostgresUrl(server().url("relay")) as PostgresTarget;
    const client = await connectToPrimary(target);
    for (const statement of [
      "CREATE TABLE relay.more (id int)",
      "CREATE TABLE public.more (id int)",
      "ALTER TABLE relay.requests DROP COLUMN site",
      "DROP TABLE relay.probe",
      "UPDATE relay.audit SET event = 'nothing'",
      "DELETE FROM relay.migrations",
      "CREATE POLICY more ON relay.audit USING (true)",
      "ALTER TABLE relay.audit DISABLE ROW LEVEL SECURITY",
      "TRUNCATE relay.requests",
    ])
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    await client.query(
      "INSERT INTO relay.audit (at, site, event) VALUES (now(), 'x', 'new'), (now() - interval '7 years', 'x', 'old')",
    );
    await client.query("DELETE FROM relay.audit");
    expect((await client.query("SELECT event FROM relay.audit")).rows).toEqual([{ event: "new" }]);
    await client.end();
  });

  test("migrating again, by two operators at once, changes nothing", async () => {
    const versions = { from: postgresVersion, to: postgresVersion };
    expect(await Promise.all([migratePostgres(owner(), "relay"), migratePostgres(owner(), "relay")])).toEqual(
      [versions, versions],
    );
  });

  test("works with the tables of the next version, and refuses those of other versions", async () => {
    const add = (id: number) => owner().query("INSERT INTO relay.migrations (id) VALUES ($1)", [id]);
    await add(postgresVersion + 1);
    (await open()).close();
    await add(postgresVersion + 2);
    await expect(open()).rejects.toThrow(/too new for this program/);
    await owner().query("DELETE FROM relay.migrations WHERE id >= $1", [postgresVersion]);
    await expect(open()).rejects.toThrow(/Run npm run outbox -- migrate/);
    await add(postgresVersion);
  });

  test("a relay is woken when another one announces a request of its site", async () => {
    const target = parsePostgresUrl(server().url("relay")) as PostgresTarget;
    const [woken, others] = [jest.fn(), jest.fn()];
    const listen = (site: string, onSignal: () => void) =>
      startSignal(() => connectToPrimary(target), site, onSignal);
    const announcer = listen("one.example", jest.fn());
    const signals = [announcer, listen("one.example", woken), listen("two.example", others)];
    await until(() => woken.mock.calls.length === 1 && others.mock.calls.length === 1);
    await until(() => {
      announcer.announce();
      return woken.mock.calls.length > 1;
    });
    expect(others).toHaveBeenCalledTimes(1);
    for (const signal of signals) signal.close();
    await setDatabaseClock(owner());
  });
});
