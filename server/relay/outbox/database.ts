import { type Client, createClient, type Value } from "@libsql/client";
import { outboxFile } from "./outbox-file";

/** In milliseconds. While libsql waits for a lock, nothing else is done: so not for long. */
const lockTimeoutMs = 50;

/**
 * What makes a commit last and an erasure thorough, and how each setting reads back. One connection and no WAL: that of
 * SQLite 3.45, which libsql carries, can lose rows when two connections write at once.
 */
const pragmas = [
  { name: "journal_mode", value: "DELETE", reads: "delete" },
  { name: "synchronous", value: "EXTRA", reads: 3n },
  { name: "secure_delete", value: "ON", reads: 1n },
] as const;

export interface Database {
  readonly client: Client;
  /**
   * Rejects with SQLITE_BUSY while another process holds the file. To be asked before each write: a write of libsql's that
   * meets a lock leaves its statement open until it is collected as garbage, and until then no commit gets through.
   */
  findLock(): Promise<void>;
}

/**
 * Opens the file of an outbox, whose folder must exist. Integers read as bigint: a damaged one may be too large for a number.
 * @throws when it cannot be opened, or does not keep what it is told
 */
export async function openDatabase(url: string): Promise<Database> {
  const client = createClient({
    url: `file:${outboxFile(url)}`,
    concurrency: 1,
    timeout: lockTimeoutMs,
    intMode: "bigint",
  });
  try {
    await letShrink(client);
    await setPragmas(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return { client, findLock: () => client.executeMultiple("BEGIN EXCLUSIVE; ROLLBACK") };
}

/** Only a file without tables takes this setting; migrate.ts sees to others. It writes, so a file with tables is left as it is. */
async function letShrink(client: Client): Promise<void> {
  const pages = (await client.execute("PRAGMA page_count")).rows[0]?.[0];
  if (pages === 0n) await client.execute("PRAGMA auto_vacuum = INCREMENTAL");
}

async function setPragmas(client: Client): Promise<void> {
  for (const { name, value, reads } of pragmas) {
    await client.execute(`PRAGMA ${name} = ${value}`);
    const set = (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
    if (set !== reads) throw new Error(`The outbox does not keep ${name} at ${value}: it reads ${set}.`);
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a column that was selected as `CAST(name AS BLOB)`: libsql ends the whole process when it meets text that is
 * not UTF-8.
 * @throws TypeError when it is not UTF-8
 */
export function readText(value: Value | undefined): string {
  return utf8.decode(readBytes(value));
}

/** The bytes of a BLOB. @throws TypeError when it is none */
export function readBytes(value: Value | undefined): Buffer {
  if (!(value instanceof ArrayBuffer)) throw new TypeError("A column of the outbox holds no bytes.");
  return Buffer.from(value);
}
