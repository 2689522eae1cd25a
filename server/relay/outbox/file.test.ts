import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { delivered, setUpOutbox, validForm } from "../../testing/outbox";
import { desk, openTestOutbox, validRequest } from "../../testing/test-relay";

const { folder, outbox, reopen } = setUpOutbox();

test("purging gives disk space back", async () => {
  const file = join(folder().path, "var/outbox.db");
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`);
  await Promise.all(ids.map((id) => outbox().accept({ ...validRequest, id, message: "x".repeat(5_000) })));
  const full = (await stat(file)).size;
  await outbox().claim(100);
  await Promise.all(ids.map((id) => outbox().settle(id, [delivered(desk)])));
  await outbox().purge(Date.now() + 1);
  expect((await stat(file)).size).toBeLessThan(full / 5);
  await outbox().accept(validRequest);
  expect(await outbox().queueState()).toMatchObject({ waiting: 1 });
});

test("a probe writes like a form does and does not grow the file", async () => {
  await outbox().probe();
  const size = (await stat(join(folder().path, "var/outbox.db"))).size;
  await outbox().probe();
  expect((await stat(join(folder().path, "var/outbox.db"))).size).toBe(size);
  const other = createClient({ url: folder().outboxUrl, concurrency: 1 });
  const lock = await other.transaction("write");
  await expect(outbox().probe()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  await lock.rollback();
  other.close();
  await outbox().probe();
});

test("only their owner can read the files and the folder", async () => {
  await reopen({ keys: [] });
  for (const name of ["outbox.db", "outbox.key"])
    expect((await stat(join(folder().path, "var", name))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder().path, "var"))).mode & 0o777).toBe(0o700);
});

test("the file contains no plain text of a waiting request", async () => {
  const marker = "Zebrafinch";
  await outbox().accept({
    ...validRequest,
    name: marker,
    email: `${marker}@x.example`,
    message: marker.repeat(500),
  });
  expect(await readFile(join(folder().path, "var/outbox.db"), "latin1")).not.toContain(marker);
  expect(await outbox().claim(1)).toMatchObject([{ name: marker }]);
});

test("waits while another process copies the file, and rejects when the file stays locked", async () => {
  const other = createClient({ url: folder().outboxUrl, concurrency: 1 });
  const lock = await other.transaction("write");
  const accepted = outbox().accept(validRequest, "key");
  setTimeout(() => void lock.rollback(), 100);
  await accepted;
  expect(await outbox().find("key", validForm)).toBe("same");

  const longLock = await other.transaction("write");
  await expect(outbox().accept({ ...validRequest, id: "2" }, "second")).rejects.toMatchObject({
    code: "SQLITE_BUSY",
  });
  await longLock.rollback();
  expect(await outbox().find("second", validForm)).toBe("unknown");
  await outbox().accept({ ...validRequest, id: "3" }, "third");
  expect(await outbox().find("third", validForm)).toBe("same");
  other.close();
});

test("cannot be opened when its folder is a file", async () => {
  await expect(openTestOutbox(`${folder().outboxUrl}/outbox.db`)).rejects.toThrow(/ENOTDIR|EEXIST/);
});
