import { type Client, LibsqlError } from "@libsql/client";
import type { Log } from "../../log";
import { OutboxDamagedError } from "./damaged";
import { tablesOf } from "./tables";

/** The version of the tables, stored in the file as PRAGMA user_version. */
export const schemaVersion = 3;

const tables = tablesOf({
  ...{ time: "INTEGER", bytes: "BLOB", real: "REAL", sequence: "INTEGER" },
  ...{ table: " STRICT", busyTable: " STRICT" },
});

/**
 * Creates the tables of a new outbox in one transaction.
 * @throws when the file was written by a newer version, or is not an outbox
 */
export async function migrate(client: Client, log: Log): Promise<void> {
  const version = Number((await client.execute("PRAGMA user_version")).rows[0]?.[0]);
  if (version > schemaVersion)
    throw new Error(
      "The outbox was written by a newer version of this server. Start that version, or set OUTBOX_URL to another file.",
    );
  if (version < schemaVersion) {
    // Has an effect on a file without tables only.
    await client.execute("PRAGMA auto_vacuum = INCREMENTAL");
    const transaction = await client.transaction("write");
    try {
      const others = await transaction.execute("SELECT COUNT(*) FROM sqlite_schema");
      if (others.rows[0]?.[0] !== 0n)
        throw new OutboxDamagedError("The file is a database, but not an outbox.");
      for (const statement of tables) await transaction.execute(statement);
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
  for (const statement of tables) {
    const [, table] = /CREATE TABLE (\w+)/.exec(statement) ?? [];
    if (table === undefined) continue;
    const columns = [...statement.matchAll(/^ {2}([a-z_]+) /gm)].map(([, name]) => name);
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
