import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type InStatement, type InValue, LibsqlError, type Row } from "@libsql/client";
import { type Cipher, createCipher } from "../../relay/outbox/cipher";
import { type Database, openDatabase } from "../../relay/outbox/database";
import { type ContentKey, keyFile, keysRule, parseKeys } from "../../relay/outbox/keys";
import { outboxFile } from "../../relay/outbox/outbox-file";
import { schemaVersion } from "../../relay/outbox/schema";
import { CommandError } from "./errors";

/** An outbox opened for an operator's command, possibly while the server is using it. */
export interface OperatorOutbox {
  /** Undefined when neither OUTBOX_KEYS nor the key file has a key. */
  readonly cipher: Cipher | undefined;
  read(sql: string, args?: InValue[]): Promise<Row[]>;
  /**
   * Runs statements in one transaction, which is on disk once this resolves.
   * @returns the rows that the last one changed
   */
  write(...statements: InStatement[]): Promise<number>;
  close(): void;
}

/** In milliseconds. The server locks the file during a commit, a backup while it copies. */
const lockTimeoutMs = 5_000;

/**
 * Opens the outbox in OUTBOX_URL with the server's keys. Creates no files, and needs no other settings.
 * @throws CommandError when there is no outbox, or it cannot be used
 */
export async function openForOperator(environment: NodeJS.ProcessEnv): Promise<OperatorOutbox> {
  const url = environment.OUTBOX_URL?.trim() || "file:var/outbox.db";
  if (!/^file:(?!:memory:)[^?#%]+$/.test(url))
    throw new CommandError(
      "OUTBOX_URL is not a file URL. These commands work on files such as file:var/outbox.db.",
    );
  const path = outboxFile(url);
  if (!existsSync(path))
    throw new CommandError(
      `There is no outbox at ${path}. Run this as the server's user, in its folder, with the server's OUTBOX_URL.`,
    );
  const keys = await readKeys(url, environment.OUTBOX_KEYS);
  const database = await whileLocked(() => openDatabase(url)).catch((error) => {
    throw explain(path, error);
  });
  const outbox = outboxIn(database, path, keys);
  try {
    const [row] = await outbox.read("PRAGMA user_version");
    const version = Number(row?.user_version);
    if (version !== schemaVersion)
      throw new CommandError(
        `The outbox at ${path} has version ${version}, and this program needs version ${schemaVersion}. Start the server of the same release once to migrate it.`,
      );
  } catch (error) {
    outbox.close();
    throw error;
  }
  return outbox;
}

function outboxIn(
  { client, assertUnlocked }: Database,
  path: string,
  keys: readonly ContentKey[],
): OperatorOutbox {
  async function withRetries<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await whileLocked(work);
    } catch (error) {
      throw explain(path, error);
    }
  }
  return {
    cipher: keys.length > 0 ? createCipher(keys) : undefined,
    read: (sql, args = []) => withRetries(async () => (await client.execute({ sql, args })).rows),
    write: (...statements) =>
      withRetries(async () => {
        await assertUnlocked();
        return (await client.batch(statements, "write")).at(-1)?.rowsAffected ?? 0;
      }),
    close: () => client.close(),
  };
}

async function readKeys(url: string, given: string | undefined): Promise<ContentKey[]> {
  const named = given?.trim() ? parseKeys(given) : [];
  if (!named) throw new CommandError(`OUTBOX_KEYS must be ${keysRule}.`);
  const path = keyFile(url);
  if (!existsSync(path)) return named;
  const stored = parseKeys(await readFile(path, "utf8").catch(() => ""));
  if (!stored)
    throw new CommandError(`${path} cannot be read or contains no valid key. Run this as the server's user.`);
  return [...named, ...stored.filter(({ id }) => named.every((key) => key.id !== id))];
}

/** Retries for some seconds while another process has the file locked. */
async function whileLocked<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const end = performance.now() + lockTimeoutMs; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
      await sleep(50);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");
}

/** @returns undefined for errors that are not about the database */
function databaseErrorReason(error: unknown): string | undefined {
  if (error instanceof LibsqlError) return error.code;
  // libsql has no code for a file that it cannot open.
  return /^ConnectionFailed/.test(`${(error as Partial<Error>)?.message}`)
    ? "it cannot be opened"
    : undefined;
}

function explain(path: string, error: unknown): unknown {
  if (isLocked(error))
    return new CommandError(`Another program has ${path} locked, perhaps a backup. Try again in a minute.`);
  const why = databaseErrorReason(error);
  if (why === undefined) return error;
  return new CommandError(
    `The outbox at ${path} cannot be used (${why}). Check that this user may read and write the file and its folder, that the disk has free space, and that the file is an outbox.`,
  );
}
