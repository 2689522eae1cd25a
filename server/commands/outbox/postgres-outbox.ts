import { createCipher } from "../../relay/outbox/cipher";
import { keysRule, parseKeys } from "../../relay/outbox/keys";
import { connectToPrimary } from "../../relay/outbox/postgres/connect";
import { parsePostgresUrl, postgresUrlRule } from "../../relay/outbox/postgres/connection-url";
import { checkVersion } from "../../relay/outbox/postgres/migrations";
import { createPool, type Pool } from "../../relay/outbox/postgres/pool";
import { CommandError } from "./errors";
import type { MovableOutbox } from "./movable";
import { movablePostgres } from "./movable-postgres";
import type { OperatorOutbox } from "./operator-outbox";
import { postgresRequests } from "./postgres-requests";

/** Connects to the database of a URL. @throws CommandError when the URL breaks its rule */
export function connectForOperator(url: string): Pool {
  const target = parsePostgresUrl(url);
  if (!target) throw new CommandError(`OUTBOX_URL must be ${postgresUrlRule}.`);
  return createPool(() => connectToPrimary(target), 1);
}

/** The name of a site's rows in the database: the host of SITE_URL, as in the server's settings. */
export function siteOf({ SITE_URL }: NodeJS.ProcessEnv): string {
  return SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "localhost";
}

/** Throws an error of the database as one for the operator. */
export function throwExplained(error: unknown): never {
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
  const explained: Pick<Pool, "query" | "transaction"> = {
    query: (sql, values) => pool.query<never>(sql, values).catch(throwExplained),
    transaction: (work) => pool.transaction(work).catch(throwExplained),
  };
  return {
    ...postgresRequests(explained, siteOf(environment)),
    ...movablePostgres(explained, siteOf(environment)),
    cipher: named.length > 0 ? createCipher(named) : undefined,
    close: pool.close,
  };
}
