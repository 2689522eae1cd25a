import { type Client, LibsqlError, type Transaction } from "@libsql/client";
import type { Log } from "../../log";
import type { Cipher } from "./cipher";
import { OutboxDamagedError } from "./damaged";
import { readBytes } from "./database";
import { outboxSchema, schemaVersion } from "./schema";

/** How many rows are migrated at once. */
const pageSize = 200;

/**
 * Creates the tables of a new outbox, or migrates those of an older version and encrypts its waiting
 * requests. Runs in one transaction.
 * @throws when the file was written by a newer version, or is not an outbox
 */
export async function migrate(client: Client, cipher: Cipher, log: Log): Promise<void> {
  const version = Number((await client.execute("PRAGMA user_version")).rows[0]?.[0]);
  if (version > schemaVersion)
    throw new Error(
      "The outbox was written by a newer version of this server. Start that version, or set OUTBOX_URL to another file.",
    );
  if (version < schemaVersion) {
    const transaction = await client.transaction("write");
    try {
      const tables = await transaction.execute("SELECT CAST(name AS BLOB) AS name FROM sqlite_schema");
      const names = tables.rows.map(({ name }) => readBytes(name ?? null).toString());
      if (names.length > 0 && !names.includes("requests"))
        throw new OutboxDamagedError("The file is a database, but not an outbox.");
      if (names.includes("requests")) await migrateRows(transaction, cipher, names.includes("summaries"));
      else for (const statement of outboxSchema) await transaction.execute(statement);
      await transaction.execute(`PRAGMA user_version = ${schemaVersion}`);
      await transaction.commit();
    } catch (error) {
      throw isSchemaError(error) ? new OutboxDamagedError("The outbox has unexpected tables.") : error;
    } finally {
      transaction.close();
    }
  }
  await checkColumns(client);
  await enableShrinking(client, log);
}

/** Selects every column without reading rows. @throws OutboxDamagedError when one is missing */
async function checkColumns(client: Client): Promise<void> {
  const tables = outboxSchema.filter((statement) => statement.startsWith("CREATE TABLE"));
  for (const statement of tables) {
    const [, table = ""] = /CREATE TABLE (\w+)/.exec(statement) ?? [];
    const columns = [...statement.matchAll(/^ {4}(\w+) (?:TEXT|INTEGER|BLOB)/gm)].map(([, name]) => name);
    try {
      await client.execute(`SELECT ${columns.join()} FROM ${table} LIMIT 0`);
    } catch (error) {
      throw isSchemaError(error)
        ? new OutboxDamagedError(`The outbox's table ${table} is missing or incomplete.`)
        : error;
    }
  }
}

/** Whether a statement failed because the tables are not ours, such as those of a half-finished repair. */
function isSchemaError(error: unknown): boolean {
  return error instanceof LibsqlError && /^SQLITE_(ERROR|CONSTRAINT|MISMATCH)/.test(error.code);
}

async function migrateRows(transaction: Transaction, cipher: Cipher, hasSummaries: boolean): Promise<void> {
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
      args: [last, pageSize],
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

/**
 * Turns auto_vacuum on. A file with tables must be rewritten by VACUUM for that, which needs its size in free
 * space.
 */
async function enableShrinking(client: Client, log: Log): Promise<void> {
  const read = async () => (await client.execute("PRAGMA auto_vacuum")).rows[0]?.[0];
  if ((await read()) === 2n) return;
  try {
    await client.executeMultiple("PRAGMA auto_vacuum = INCREMENTAL; VACUUM");
  } catch (error) {
    log.warn("VACUUM failed, so the outbox's file will not shrink.", { cause: error });
  }
}
