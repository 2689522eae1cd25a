import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { makeFolder, openTestOutbox } from "../../testing/test-relay";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let old: Client;
beforeEach(async () => {
  folder = await makeFolder();
  (await openTestOutbox(folder.outboxUrl)).close();
  old = createClient({ url: folder.outboxUrl, concurrency: 1 });
});
afterEach(() => folder.remove());

const open = () => openTestOutbox(folder.outboxUrl);

test("lets a file shrink that could not before", async () => {
  await old.executeMultiple(
    "PRAGMA auto_vacuum = NONE; VACUUM; CREATE TABLE filler (x BLOB); INSERT INTO filler VALUES (zeroblob(1000000)); DROP TABLE filler",
  );
  old.close();
  (await open()).close();
  expect((await stat(join(folder.path, "var/outbox.db"))).size).toBeLessThan(200_000);
  const reader = createClient({ url: folder.outboxUrl });
  expect((await reader.execute("PRAGMA auto_vacuum")).rows).toEqual([{ auto_vacuum: 2 }]);
  reader.close();
});

test("rejects a newer version's file", async () => {
  await old.execute("PRAGMA user_version = 4");
  old.close();
  await expect(open()).rejects.toThrow("The outbox was written by a newer version of this server.");
});
