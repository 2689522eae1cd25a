import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { LibsqlError } from "@libsql/client";
import { createCipher } from "../../relay/outbox/cipher";
import { isLock, openDatabase } from "../../relay/outbox/database";
import { fileStore } from "../../relay/outbox/file-store";
import { type ContentKey, keyFile, keysRule, parseKeys, withStored } from "../../relay/outbox/keys";
import { schemaVersion } from "../../relay/outbox/migrate";
import { outboxFile } from "../../relay/outbox/outbox-file";
import type { Store } from "../../relay/outbox/store";
import { CommandError } from "./errors";
import { type MovableOutbox, movable } from "./movable";
import type { OperatorOutbox } from "./operator-outbox";
import { storedRequests } from "./stored-requests";

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
  const { client } = database;
  try {
    const { rows } = await whileLocked(path, () => client.execute("PRAGMA user_version"));
    const version = Number(rows[0]?.[0]);
    if (version !== schemaVersion)
      throw new CommandError(
        `The outbox at ${path} has version ${version}, and this program needs version ${schemaVersion}. Start the server of the same release once to migrate it.`,
      );
  } catch (error) {
    client.close();
    throw error;
  }
  const store = fileStore(database);
  const patient: Store = {
    dialect: store.dialect,
    read: (statement) => whileLocked(path, () => store.read(statement)),
    transaction: (work) => whileLocked(path, () => store.transaction(work)),
  };
  const cipher = keys.length > 0 ? createCipher(keys) : undefined;
  return {
    ...storedRequests(patient, "", cipher),
    ...movable(patient, ""),
    cipher,
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
