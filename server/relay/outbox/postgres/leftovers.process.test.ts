import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { encodingsOf } from "../../../testing/encodings";
import { delivered, setUpPostgresStore } from "../../../testing/outbox";
import { describeWithPostgres } from "../../../testing/postgres";
import { desk, validRequest } from "../../../testing/test-relay";

jest.setTimeout(60_000);

const marker = "Zebrafinch of the Quagga, aged 4, walks on her toes";
const deleted = "Aurochs of the Moa, aged 9, had a stroke last winter";

/** Which encodings of a text are in any file of a folder: tables, write-ahead log, server log. */
function found(folder: string, text: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
  return encodingsOf(text).filter((encoded) => files.some((file) => file.includes(encoded))).length;
}

describeWithPostgres("what is left of a delivered request on disk", () => {
  const { outbox, query, server } = setUpPostgresStore();

  test("has no text, in tables, dead rows, the write-ahead log and the server's log", async () => {
    // What is stored without encryption, and deleted, is found.
    await query("CREATE TABLE relay.plain (content text)");
    await query(`INSERT INTO plain VALUES ('${deleted}')`);
    await query("DROP TABLE relay.plain");
    for (let number = 0; number < 5; number++) {
      const id = `request ${number}`;
      const written = { name: marker.slice(0, 60), message: `${marker}\n`.repeat(number + 1) };
      await outbox().accept({ ...validRequest, ...written, id }, `key ${number}`);
      await outbox().claim(1);
      await query("CHECKPOINT");
      await outbox().settle(id, [delivered(desk)]);
    }
    // An error that names the row is written to the server's log.
    await expect(query("INSERT INTO requests (id) SELECT id FROM relay.requests")).rejects.toThrow();
    await query("CHECKPOINT");
    expect(await query("SELECT id FROM requests WHERE settled_at IS NOT NULL")).toHaveLength(5);
    expect(found(server().folder, deleted)).toBeGreaterThan(0);
    expect(found(server().folder, marker)).toBe(0);
  });
});
