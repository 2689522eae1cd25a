import { createCipher } from "../../relay/outbox/cipher";
import { keysRule, parseKeys } from "../../relay/outbox/keys";
import { connectToPrimary } from "../../relay/outbox/postgres/connect";
import { isPostgresUrl, parsePostgresUrl, postgresUrlRule } from "../../relay/outbox/postgres/connection-url";
import { checkVersion, migratePostgres } from "../../relay/outbox/postgres/migrations";
import { createPool, type Pool } from "../../relay/outbox/postgres/pool";
import { postgresStore } from "../../relay/outbox/postgres/postgres-store";
import type { Store } from "../../relay/outbox/store";
import { CommandError } from "./errors";
import { type MovableOutbox, movable } from "./movable";
import type { OperatorOutbox } from "./operator-outbox";
import { storedRequests } from "./stored-requests";

/** Connects to the database of a URL. @throws CommandError when the URL breaks its rule */
function connectForOperator(url: string): Pool {
  const target = parsePostgresUrl(url);
  if (!target) throw new CommandError(`OUTBOX_URL must be ${postgresUrlRule}.`);
  return createPool(() => connectToPrimary(target), 1);
}

/** The name of a site's rows in the database: the host of SITE_URL, as in the server's settings. */
function siteOf({ SITE_URL }: NodeJS.ProcessEnv): string {
  return SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "localhost";
}

/** Throws an error of the database as one for the operator. */
function throwExplained(error: unknown): never {
  if (error instanceof CommandError || !(error instanceof Error)) throw error;
  throw new CommandError(
    `The database in OUTBOX_URL cannot be used: ${error.message}\nRun this with the server's settings.`,
  );
}

/**
 * Opens the requests of the site in SITE_URL.
 * @throws CommandError when the database cannot be used
 */
export async function openPostgresForOperator(
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<OperatorOutbox & MovableOutbox> {
  const named = environment.OUTBOX_KEYS?.trim() ? parseKeys(environment.OUTBOX_KEYS) : [];
  if (!named) throw new CommandError(`OUTBOX_KEYS must be ${keysRule}.`);
  const pool = connectForOperator(url);
  await checkVersion(pool.query).catch((error) => {
    pool.close();
    throwExplained(error);
  });
  const store = postgresStore(pool);
  const explained: Store = {
    dialect: store.dialect,
    read: (statement) => store.read(statement).catch(throwExplained),
    transaction: (work) => store.transaction(work).catch(throwExplained),
  };
  const cipher = named.length > 0 ? createCipher(named) : undefined;
  const site = siteOf(environment);
  return {
    ...storedRequests(explained, site, cipher),
    ...movable(explained, site),
    ...{ cipher, close: pool.close },
  };
}

/**
 * Creates or migrates the tables in PostgreSQL, as the owner of the database, while relays run.
 * @param role the role of the relays, which gets the rights that it needs
 * @throws CommandError when OUTBOX_URL is not a database, or cannot be used
 */
export async function migrateDatabase(
  { OUTBOX_URL = "" }: NodeJS.ProcessEnv,
  print: (text: string) => void,
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
