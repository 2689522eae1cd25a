import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../../testing/test-relay";
import { openDatabase, readBytes, readText } from "./database";
import { outboxFile } from "./outbox-file";

test("commits are durable, deleted text is overwritten, and the file can shrink", async () => {
  const { outboxUrl, remove } = await makeFolder();
  await mkdir(dirname(outboxFile(outboxUrl)));
  const { client } = await openDatabase(outboxUrl);
  await client.execute("CREATE TABLE requests (id INTEGER)");
  const settings = ["journal_mode", "synchronous", "secure_delete", "auto_vacuum"];
  const read = settings.map(async (name) => [name, (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0]]);
  expect(Object.fromEntries(await Promise.all(read))).toEqual({
    ...{ journal_mode: "delete", synchronous: 3n, secure_delete: 1n, auto_vacuum: 2n },
  });
  client.close();
  await remove();
});

test("a column that is not a BLOB of UTF-8 is not read as text", () => {
  expect(readText(new TextEncoder().encode("Ünïcode").buffer)).toBe("Ünïcode");
  expect(() => readText(new Uint8Array([0xff]).buffer)).toThrow(/encod/);
  for (const value of [null, undefined, "text", 1])
    expect(() => readBytes(value)).toThrow("A column of the outbox is not a BLOB.");
});
