import { join } from "node:path";
import { setUpPostgresStore } from "../../../testing/outbox";
import { describeWithPostgres } from "../../../testing/postgres";
import { validRequest } from "../../../testing/test-relay";
import { migratePostgres } from "./migrations";

jest.setTimeout(60_000);

describeWithPostgres("a backup", () => {
  const { server, outbox, reopen } = setUpPostgresStore();

  test("is restored as docs/operators/postgresql.md says, and every request in it can be sent", async () => {
    for (const id of ["1", "2", "3"]) await outbox().accept({ ...validRequest, id }, `key ${id}`);
    const dump = join(server().folder, "relay.dump");
    const connection = ["-h", server().folder, "-U", "relay_owner"];
    await server().call("pg_dump", [...connection, "--format=custom", `--file=${dump}`, "relay"]);
    outbox().close();
    const admin = server().owner("postgres");
    await admin.query("DROP DATABASE relay WITH (FORCE)");
    await admin.query("CREATE DATABASE relay OWNER relay_owner");
    await server().call("pg_restore", [
      ...connection,
      ...["--no-owner", "--role=relay_owner", "--dbname=relay", dump],
    ]);
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
