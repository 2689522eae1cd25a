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

/** An outbox as a person at the command line uses it, beside the server that delivers from it. */
export interface OperatorOutbox {
  /** Undefined: neither OUTBOX_KEYS nor the key file holds a key. */
  readonly cipher: Cipher | undefined;
  read(sql: string, args?: InValue[]): Promise<Row[]>;
  /** All of the statements, or none; on disk once this resolves. @returns how many rows the last one changed */
  write(...statements: InStatement[]): Promise<number>;
  close(): void;
}

/** In milliseconds. The server holds the file for the time of a commit, a backup for as long as it copies. */
const lockedFor = 5_000;

/**
 * Opens the outbox that OUTBOX_URL names, with the keys that the server has. It makes no file, and needs no other setting.
 * @throws CommandError
 */
export async function openForOperator(environment: NodeJS.ProcessEnv): Promise<OperatorOutbox> {
  const url = environment.OUTBOX_URL?.trim() || "file:var/outbox.db";
  if (!/^file:(?!:memory:)[^?#%]+$/.test(url))
    throw new CommandError(
      "OUTBOX_URL names no file. These commands work on files such as file:var/outbox.db.",
    );
  const path = outboxFile(url);
  if (!existsSync(path))
    throw new CommandError(
      `There is no outbox at ${path}. Run this as the server's user, in its folder, and set OUTBOX_URL as the server has it.`,
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
        `The outbox at ${path} is of version ${version}, and this program needs version ${schemaVersion}. Start the server of the same release once: it brings older ones up to date.`,
      );
  } catch (error) {
    outbox.close();
    throw error;
  }
  return outbox;
}

function outboxIn({ client, findLock }: Database, path: string, keys: readonly ContentKey[]): OperatorOutbox {
  async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await whileLocked(work);
    } catch (error) {
      throw explain(path, error);
    }
  }
  return {
    cipher: keys.length > 0 ? createCipher(keys) : undefined,
    read: (sql, args = []) => patiently(async () => (await client.execute({ sql, args })).rows),
    write: (...statements) =>
      patiently(async () => {
        await findLock();
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
  const kept = parseKeys(await readFile(path, "utf8").catch(() => ""));
  if (!kept)
    throw new CommandError(`${path} cannot be read, or holds no key. Run this as the server's user.`);
  return [...named, ...kept.filter(({ id }) => named.every((key) => key.id !== id))];
}

/** Tries for some seconds while another process has the file locked. */
async function whileLocked<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const end = performance.now() + lockedFor; ; ) {
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

/** @returns undefined for what is no failure of the database */
function whyNot(error: unknown): string | undefined {
  if (error instanceof LibsqlError) return error.code;
  // libsql has no code for a file that it may not, or cannot, open.
  return /^ConnectionFailed/.test(`${(error as Partial<Error>)?.message}`)
    ? "it cannot be opened"
    : undefined;
}

function explain(path: string, error: unknown): unknown {
  if (isLocked(error))
    return new CommandError(`Another program has ${path} locked, perhaps a backup. Try again in a minute.`);
  const why = whyNot(error);
  if (why === undefined) return error;
  return new CommandError(
    `The outbox at ${path} cannot be used (${why}). See that this user may read and write the file and its folder, that the disk has room, and that the file is an outbox.`,
  );
}
