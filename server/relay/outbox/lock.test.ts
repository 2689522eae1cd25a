import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../testing/test-relay";
import { lockOutbox, OutboxInUseError } from "./lock";

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

test("an outbox is locked once, until it is released", async () => {
  const path = join(folder.path, "outbox.db");
  const unlock = await lockOutbox(path);
  expect((await stat(`${path}.lock`)).mode & 0o777).toBe(0o600);
  await expect(lockOutbox(path)).rejects.toThrow(OutboxInUseError);
  await expect(lockOutbox(path)).rejects.toThrow(
    `Another copy of this server has the outbox open (${path}). Two copies would send every mail twice.`,
  );
  unlock();
  (await lockOutbox(path))();
});

test.each<[string, (folder: string) => Promise<string>, RegExp]>([
  ["its folder is missing", async (folder) => join(folder, "none/outbox.db"), /ENOENT/],
  [
    "the lock is no database",
    async (folder) => {
      await writeFile(join(folder, "outbox.db.lock"), Buffer.alloc(9_000, "garbage"));
      return join(folder, "outbox.db");
    },
    /SQLITE_NOTADB/,
  ],
])("when %s, no other server is blamed", async (_, prepare, message) => {
  const error: unknown = await lockOutbox(await prepare(folder.path)).catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(OutboxInUseError);
  expect(`${error}`).toMatch(message);
});
