import { type Client, LibsqlError, type Transaction } from "@libsql/client";
import type { Log } from "../../log";
import type { Cipher } from "./cipher";
import { OutboxDamagedError } from "./damaged";
import { readBytes } from "./database";
import { outboxSchema, schemaVersion } from "./schema";

/** How many rows are brought over at once. */
const page = 200;

/**
 * Gives the file of an outbox its tables: a new one all of them, one of an older version in place of its own, with what waits
 * in them encrypted. All of it happens, or nothing.
 * @throws when the file is of a newer version of this program, or is no outbox
 */
export async function migrate(client: Client, cipher: Cipher, log: Log): Promise<void> {
  const version = Number((await client.execute("PRAGMA user_version")).rows[0]?.[0]);
  if (version > schemaVersion)
    throw new Error(
      "The outbox was written by a newer version of this server. Start that one, or name another file in OUTBOX_URL.",
    );
  if (version < schemaVersion) {
    const transaction = await client.transaction("write");
    try {
      const tables = await transaction.execute("SELECT CAST(name AS BLOB) AS name FROM sqlite_schema");
      const names = tables.rows.map(({ name }) => readBytes(name ?? null).toString());
      if (names.length > 0 && !names.includes("requests"))
        throw new OutboxDamagedError("The file is a database, but no outbox.");
      if (names.includes("requests")) await bringOver(transaction, cipher, names.includes("summaries"));
      else for (const statement of outboxSchema) await transaction.execute(statement);
      await transaction.execute(`PRAGMA user_version = ${schemaVersion}`);
      await transaction.commit();
    } catch (error) {
      throw isOtherShape(error)
        ? new OutboxDamagedError("The outbox has other tables than it should.")
        : error;
    } finally {
      transaction.close();
    }
  }
  await checkShape(client);
  await letShrink(client, log);
}

/** Reads nothing, but names every column that is needed. */
async function checkShape(client: Client): Promise<void> {
  const known = outboxSchema.filter((statement) => statement.startsWith("CREATE TABLE"));
  for (const statement of known) {
    const [, table = ""] = /CREATE TABLE (\w+)/.exec(statement) ?? [];
    const columns = [...statement.matchAll(/^ {4}(\w+) (?:TEXT|INTEGER|BLOB)/gm)].map(([, name]) => name);
    try {
      await client.execute(`SELECT ${columns.join()} FROM ${table} LIMIT 0`);
    } catch (error) {
      throw isOtherShape(error) ? new OutboxDamagedError(`The outbox lacks its table ${table}.`) : error;
    }
  }
}

/** Whether a statement met tables that are not ours, such as those of a half-finished repair. */
function isOtherShape(error: unknown): boolean {
  return error instanceof LibsqlError && /^SQLITE_(ERROR|CONSTRAINT|MISMATCH)/.test(error.code);
}

async function bringOver(transaction: Transaction, cipher: Cipher, hasSummaries: boolean): Promise<void> {
  await transaction.execute("ALTER TABLE requests RENAME TO requests_1");
  await transaction.execute("DROP INDEX IF EXISTS waiting");
  if (hasSummaries) await transaction.execute("ALTER TABLE summaries RENAME TO summaries_1");
  for (const statement of outboxSchema) await transaction.execute(statement);
  await transaction.execute(`INSERT INTO requests (rowid, id, idempotency_key, received_at, settled_at)
    SELECT rowid, id, idempotency_key, received_at, delivered_at FROM requests_1`);
  for (let last = -1n; ; ) {
    const { rows } = await transaction.execute({
      sql: `SELECT rowid, CAST(id AS BLOB) AS id, CAST(content AS BLOB) AS content FROM requests_1
        WHERE delivered_at IS NULL AND rowid > ? ORDER BY rowid LIMIT ?`,
      args: [last, page],
    });
    for (const { rowid, id, content } of rows) {
      const { bytes, keyId } = cipher.encrypt(
        readBytes(id ?? null),
        content === null ? "" : readBytes(content),
      );
      await transaction.execute({
        sql: "UPDATE requests SET content = ?, content_key = ? WHERE rowid = ?",
        args: [bytes, keyId, rowid ?? null],
      });
    }
    const end = rows.at(-1)?.rowid;
    if (typeof end !== "bigint") break;
    last = end;
  }
  if (hasSummaries) {
    await transaction.execute("INSERT INTO summaries (day, sent_at) SELECT day, 0 FROM summaries_1");
    await transaction.execute("DROP TABLE summaries_1");
  }
  await transaction.execute("DROP TABLE requests_1");
}

/** auto_vacuum applies to a file that has tables only once VACUUM rewrites it, which needs as much room again. */
async function letShrink(client: Client, log: Log): Promise<void> {
  const read = async () => (await client.execute("PRAGMA auto_vacuum")).rows[0]?.[0];
  if ((await read()) === 2n) return;
  try {
    await client.executeMultiple("PRAGMA auto_vacuum = INCREMENTAL; VACUUM");
  } catch (error) {
    log.warn("The outbox cannot be rewritten, and so will not shrink.", { cause: error });
  }
}
