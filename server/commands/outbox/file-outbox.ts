import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { LibsqlError } from "@libsql/client";
import { createCipher } from "../../relay/outbox/cipher";
import { type Database, isLock, openDatabase, writeTo } from "../../relay/outbox/database";
import { type ContentKey, keyFile, keysRule, parseKeys, withStored } from "../../relay/outbox/keys";
import { outboxFile } from "../../relay/outbox/outbox-file";
import { schemaVersion } from "../../relay/outbox/schema";
import { CommandError } from "./errors";
import { type FileAccess, fileRequests } from "./file-requests";
import type { MovableOutbox } from "./movable";
import { movableFile } from "./movable-file";
import type { OperatorOutbox } from "./operator-outbox";

/** In milliseconds. The server locks the file during a commit, a backup while it copies. */
const lockTimeoutMs = 5_000;

/**
 * Opens an outbox's file with the server's keys. Creates no files, and needs no other settings.
 * @throws CommandError when there is no outbox, or it cannot be used
 */
export async function openFileForOperator(
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<OperatorOutbox & MovableOutbox> {
  if (!/^file:(?!:memory:)[^?#%]+$/.test(url))
    throw new CommandError(
      "OUTBOX_URL is neither a file, such as file:var/outbox.db, nor a PostgreSQL database.",
    );
  const path = outboxFile(url);
  if (!existsSync(path))
    throw new CommandError(
      `There is no outbox at ${path}. Run this as the server's user, in its folder, with the server's OUTBOX_URL.`,
    );
  const keys = await readKeys(url, environment.OUTBOX_KEYS);
  const database = await whileLocked(path, () => openDatabase(url));
  const access = accessTo(database, path);
  try {
    const [row] = await access.read("PRAGMA user_version");
    const version = Number(row?.user_version);
    if (version !== schemaVersion)
      throw new CommandError(
        `The outbox at ${path} has version ${version}, and this program needs version ${schemaVersion}. Start the server of the same release once to migrate it.`,
      );
  } catch (error) {
    database.client.close();
    throw error;
  }
  const cipher = keys.length > 0 ? createCipher(keys) : undefined;
  return {
    ...fileRequests(access),
    ...movableFile(access, (keyId) => cipher?.keyIds.includes(keyId) ?? false),
    cipher,
    close: () => database.client.close(),
  };
}

function accessTo(database: Database, path: string): FileAccess {
  return {
    read: (sql, args = []) =>
      whileLocked(path, async () => (await database.client.execute({ sql, args })).rows),
    write: (...statements) =>
      whileLocked(path, async () => (await writeTo(database, statements)).at(-1)?.rowsAffected ?? 0),
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
  return withStored(named, stored);
}

/** Retries for some seconds while another process has the file locked, and explains errors. */
async function whileLocked<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  for (const end = performance.now() + lockTimeoutMs; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isLock(error) || performance.now() > end) throw explain(path, error);
      await sleep(50);
    }
  }
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
  if (isLock(error))
    return new CommandError(`Another program has ${path} locked, perhaps a backup. Try again in a minute.`);
  const why = databaseErrorReason(error);
  if (why === undefined) return error;
  return new CommandError(
    `The outbox at ${path} cannot be used (${why}). Check that this user may read and write the file and its folder, that the disk has free space, and that the file is an outbox.`,
  );
}
