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
import { connectToPrimary } from "../../relay/outbox/postgres/connect";
import { isPostgresUrl, parsePostgresUrl, postgresUrlRule } from "../../relay/outbox/postgres/connection-url";
import { checkVersion, migratePostgres } from "../../relay/outbox/postgres/migrations";
import { createPool, type Pool } from "../../relay/outbox/postgres/pool";
import { postgresStore } from "../../relay/outbox/postgres/postgres-store";
import type { Store } from "../../relay/outbox/store";
import { movable } from "./movable";
import { CommandError, type Print } from "./requests";
import { storedRequests } from "./stored-requests";

/** In milliseconds. The server locks the file during a commit, a backup while it copies. */
const lockTimeoutMs = 5_000;

/** Runs work on a database, and retries it or explains its errors. */
type Around = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** An outbox opened for an operator's command, possibly while servers are using it. */
export type OperatorOutbox = ReturnType<typeof outboxIn>;

function outboxIn(store: Store, around: Around, site: string, keys: ContentKey[], close: () => void) {
  const careful: Store = {
    dialect: store.dialect,
    read: (statement) => around(() => store.read(statement)),
    transaction: (work) => around(() => store.transaction(work)),
  };
  // Without a key in OUTBOX_KEYS or the key file, no text can be read.
  const cipher = keys.length > 0 ? createCipher(keys) : undefined;
  return { ...storedRequests(careful, site, cipher), ...movable(careful, site), cipher, close };
}

/**
 * Opens an outbox with the server's keys. Creates no files, and needs no other settings.
 * @param url OUTBOX_URL, which may be empty for the file that is the default
 * @throws CommandError when there is no outbox, or it cannot be used
 */
export async function openForOperator(
  environment: NodeJS.ProcessEnv,
  url = environment.OUTBOX_URL,
): Promise<OperatorOutbox> {
  const known = url?.trim() || "file:var/outbox.db";
  const isPostgres = isPostgresUrl(known);
  if (!isPostgres && !/^file:(?!:memory:)[^?#%]+$/.test(known))
    throw new CommandError(
      "OUTBOX_URL is neither a file, such as file:var/outbox.db, nor a PostgreSQL database.",
    );
  return isPostgres ? openPostgres(known, environment) : openFile(known, environment);
}

function namedKeys({ OUTBOX_KEYS = "" }: NodeJS.ProcessEnv): ContentKey[] {
  const named = OUTBOX_KEYS.trim() ? parseKeys(OUTBOX_KEYS) : [];
  if (!named) throw new CommandError(`OUTBOX_KEYS must be ${keysRule}.`);
  return named;
}

async function openFile(url: string, environment: NodeJS.ProcessEnv): Promise<OperatorOutbox> {
  const path = outboxFile(url);
  if (!existsSync(path))
    throw new CommandError(
      `There is no outbox at ${path}. Run this as the server's user, in its folder, with the server's OUTBOX_URL.`,
    );
  const keys = await addStoredKeys(url, namedKeys(environment));
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
  return outboxIn(
    fileStore(database),
    (work) => whileLocked(path, work),
    "",
    keys,
    () => client.close(),
  );
}

async function addStoredKeys(url: string, named: ContentKey[]): Promise<ContentKey[]> {
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

function explain(path: string, error: unknown): unknown {
  if (isLock(error))
    return new CommandError(`Another program has ${path} locked, perhaps a backup. Try again in a minute.`);
  // libsql has no code for a file that it cannot open.
  const cannotOpen = /^ConnectionFailed/.test(`${(error as Partial<Error>)?.message}`);
  if (!cannotOpen && !(error instanceof LibsqlError)) return error;
  const why = error instanceof LibsqlError ? error.code : "it cannot be opened";
  return new CommandError(
    `The outbox at ${path} cannot be used (${why}). Check that this user may read and write the file and its folder, that the disk has free space, and that the file is an outbox.`,
  );
}

/** Opens the requests of the site in SITE_URL, whose host is the name of its rows, as in the server's settings. */
async function openPostgres(url: string, environment: NodeJS.ProcessEnv): Promise<OperatorOutbox> {
  const keys = namedKeys(environment);
  const pool = connectForOperator(url);
  await checkVersion(pool.query).catch((error) => {
    pool.close();
    throwExplained(error);
  });
  const { SITE_URL = "" } = environment;
  const site = URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "localhost";
  return outboxIn(postgresStore(pool), (work) => work().catch(throwExplained), site, keys, pool.close);
}

/** Connects to the database of a URL. @throws CommandError when the URL breaks its rule */
function connectForOperator(url: string): Pool {
  const target = parsePostgresUrl(url);
  if (!target) throw new CommandError(`OUTBOX_URL must be ${postgresUrlRule}.`);
  return createPool(() => connectToPrimary(target), 1);
}

/** Throws an error of the database as one for the operator. */
function throwExplained(error: unknown): never {
  if (error instanceof CommandError || !(error instanceof Error)) throw error;
  throw new CommandError(
    `The database in OUTBOX_URL cannot be used: ${error.message}\nRun this with the server's settings.`,
  );
}

/**
 * Creates or migrates the tables in PostgreSQL, as the owner of the database, while relays run.
 * @param role the role of the relays, which gets the rights that it needs
 * @throws CommandError when OUTBOX_URL is not a database, or cannot be used
 */
export async function migrateDatabase(
  { OUTBOX_URL = "" }: NodeJS.ProcessEnv,
  print: Print,
  role: string,
): Promise<void> {
  if (!isPostgresUrl(OUTBOX_URL))
    throw new CommandError(
      "OUTBOX_URL is not a PostgreSQL database. A file is migrated when a server starts.",
    );
  const pool = connectForOperator(OUTBOX_URL);
  const { from, to } = await migratePostgres(pool, role).catch(throwExplained).finally(pool.close);
  print(
    from === to
      ? `The tables have version ${to} already. The role ${role} has its rights.`
      : `The tables were migrated from version ${from} to ${to}. The role ${role} has its rights.`,
  );
}
