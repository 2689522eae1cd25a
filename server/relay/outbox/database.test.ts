import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../../testing/test-relay";
import { openDatabase } from "./database";
import { outboxFile } from "./outbox-file";
import { bytesOf, textOf } from "./store";

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

test("bytes that are not UTF-8 are not read as text", () => {
  expect(textOf(Buffer.from("Ünïcode"))).toBe("Ünïcode");
  expect(() => textOf(Buffer.of(0xff))).toThrow(/encod/);
  for (const value of [null, undefined, "text", 1])
    expect(() => bytesOf(value)).toThrow("A column of the outbox has no bytes.");
});
