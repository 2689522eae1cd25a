import { open } from "node:fs/promises";
import { createClient, LibsqlError } from "@libsql/client";

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
