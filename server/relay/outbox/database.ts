import { open } from "node:fs/promises";
import { Session } from "node:inspector";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Client,
  createClient,
  type InValue,
  LibsqlError,
  type Transaction,
  type Value,
} from "@libsql/client";
import { outboxFile } from "./outbox-file";
import type { Run } from "./store";

/** In milliseconds. libsql blocks the event loop while it waits for a lock. */
const lockTimeoutMs = 50;

/**
 * Settings that make commits durable and deletion complete, with the value that each reads back as. No WAL:
 * in SQLite 3.45, which libsql bundles, it can lose rows when two connections write at once.
 */
const pragmas = [
  { name: "journal_mode", value: "DELETE", reads: "delete" },
  { name: "synchronous", value: "EXTRA", reads: 3n },
  { name: "secure_delete", value: "ON", reads: 1n },
] as const;

/** The outbox's database connection. */
export interface Database {
  readonly client: Client;
  /**
   * Rejects with SQLITE_BUSY while another process has locked the file. Call it before each write: when a
   * libsql write runs into a lock, its statement stays open until it is garbage-collected and blocks every
   * commit until then.
   */
  assertUnlocked(): Promise<void>;
}

/**
 * Opens an outbox's file, whose folder must exist. Integers are read as bigint, because a damaged one may be
 * too large for a number.
 * @throws when it cannot be opened, or a pragma has no effect
 */
export async function openDatabase(url: string): Promise<Database> {
  const client = createClient({
    url: `file:${outboxFile(url)}`,
    concurrency: 1,
    timeout: lockTimeoutMs,
    intMode: "bigint",
  });
  try {
    await setPragmas(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return { client, assertUnlocked: () => client.executeMultiple("BEGIN EXCLUSIVE; ROLLBACK") };
}

/**
 * Runs statements in one transaction.
 * @throws LibsqlError with SQLITE_BUSY while another process has locked the file
 */
export async function transact<Value>(
  { client, assertUnlocked }: Database,
  work: (run: Run) => Promise<Value>,
): Promise<Value> {
  await assertUnlocked();
  try {
    const transaction = await client.transaction("write");
    try {
      const value = await work(runOn(transaction));
      await transaction.commit();
      return value;
    } finally {
      transaction.close();
    }
  } catch (error) {
    // The lock was taken after the check.
    if (isLock(error)) await closeLeftStatements(error);
    throw error;
  }
}

/** Runs statements on a connection, with integers as numbers, and bytes as a Buffer. */
export function runOn(connection: Pick<Transaction, "execute">): Run {
  return async (statement) => {
    const { rows, columns } = await connection.execute({
      sql: statement.sql,
      args: statement.values as InValue[],
    });
    return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, plain(row[index])])));
  };
}

function plain(value: Value | undefined): unknown {
  if (typeof value === "bigint") return Number(value);
  return value instanceof ArrayBuffer ? Buffer.from(value) : value;
}

/** Whether an error says that another process has locked the file. */
export function isLock(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");
}

/**
 * Closes statements that have run into a lock, by a garbage collection, because libsql has no other way.
 */
async function closeLeftStatements(error: unknown): Promise<void> {
  // Until its stack is read, an error keeps the objects that it went through.
  for (let one = error; one instanceof Error; one = one.cause) void one.stack;
  const session = new Session();
  session.connect();
  await new Promise((done) => session.post("HeapProfiler.collectGarbage", done));
  session.disconnect();
  // The collected statements are closed in the next turn of the event loop.
  await nextTurn();
}

async function setPragmas(client: Client): Promise<void> {
  for (const { name, value, reads } of pragmas) {
    await client.execute(`PRAGMA ${name} = ${value}`);
    const actual = (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
    if (actual !== reads)
      throw new Error(`PRAGMA ${name} = ${value} has no effect on the outbox: it reads ${actual}.`);
  }
}

/** Another process has this outbox open. */
export class OutboxInUseError extends Error {}

/**
 * Locks an outbox for this process until it ends, even by a crash; two servers would send each mail twice.
 * The lock is an open write transaction on a separate database, so that backups and the operator's commands
 * can still read the outbox.
 * @param path the outbox's real path
 * @returns a function that releases the lock
 * @throws OutboxInUseError when another process has the lock
 */
export async function lockOutbox(path: string): Promise<() => void> {
  await createFile(`${path}.lock`);
  const client = createClient({ url: `file:${path}.lock`, concurrency: 1, timeout: 0 });
  try {
    // Makes the database non-empty: otherwise the lock itself would write to it and leave a journal.
    await client.execute("PRAGMA user_version = 1");
    const transaction = await client.transaction("write");
    return () => {
      transaction.close();
      client.close();
    };
  } catch (error) {
    client.close();
    if (!(error instanceof LibsqlError && error.code === "SQLITE_BUSY")) throw error;
    throw new OutboxInUseError(
      `Another copy of this server has the outbox open (${path}). Two copies would send every mail twice. Stop the other one first.`,
    );
  }
}

/**
 * Creates a file that only this user can read. Does not open an existing one, because closing it would
 * release the process's locks on it (POSIX, fcntl).
 */
async function createFile(path: string): Promise<void> {
  try {
    await (await open(path, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
