import { createClient } from "@libsql/client";
import sql from "sql-template-tag";
import { makeFolder } from "../../testing/test-relay";
import { type Database, openDatabase, transact } from "./database";
import { prepareOutboxFile } from "./outbox-file";
import type { Run } from "./store";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let database: Database;
let other: ReturnType<typeof createClient>;
beforeEach(async () => {
  folder = await makeFolder();
  await prepareOutboxFile(folder.outboxUrl);
  database = await openDatabase(folder.outboxUrl);
  await database.client.execute("CREATE TABLE requests (id INTEGER)");
  other = createClient({ url: folder.outboxUrl });
});
afterEach(async () => {
  database.client.close();
  other.close();
  await folder.remove();
});

test.each<[string, "write" | "read"]>([
  ["writes to", "write"],
  ["copies", "read"],
])(
  "when another process %s the file between the check and the commit, the next commit works",
  async (_, mode) => {
    for (let id = 1; id <= 5; id++) {
      const add = (run: Run) => run(sql`INSERT INTO requests VALUES (${id})`);
      const lock = await other.transaction(mode);
      await lock.execute("SELECT * FROM requests");
      const unchecked = { ...database, assertUnlocked: async () => {} };
      await expect(transact(unchecked, add)).rejects.toMatchObject({ code: "SQLITE_BUSY" });
      lock.close();
      await transact(database, add);
    }
    const { rows } = await database.client.execute("SELECT id FROM requests ORDER BY id");
    expect(rows.map(({ id }) => id)).toEqual([1n, 2n, 3n, 4n, 5n]);
  },
);
