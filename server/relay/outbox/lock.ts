import { open } from "node:fs/promises";
import { createClient, LibsqlError } from "@libsql/client";

/** Another process has this outbox open. */
export class OutboxInUseError extends Error {}

/**
 * Makes this process the only server of an outbox, until it ends in whatever way: two would send each mail twice. It holds a
 * write transaction on a database of its own beside it, so that backups and the operator's commands may still read the
 * outbox itself.
 * @param path the outbox's real path
 * @returns lets others in again
 * @throws OutboxInUseError
 */
export async function lockOutbox(path: string): Promise<() => void> {
  await makeFile(`${path}.lock`);
  const client = createClient({ url: `file:${path}.lock`, concurrency: 1, timeout: 0 });
  try {
    // A database that is empty would be written, with a journal, by the lock itself.
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
      `Another copy of this server has the outbox open (${path}). Two would send every mail twice: stop the other one first.`,
    );
  }
}

/** For this user's eyes only. A file that is there is not touched: to close it would give its locks up (POSIX, fcntl). */
async function makeFile(path: string): Promise<void> {
  try {
    await (await open(path, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
