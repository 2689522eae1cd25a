import { isPostgresUrl } from "../../relay/outbox/postgres/connection-url";
import { migratePostgres } from "../../relay/outbox/postgres/migrations";
import { CommandError } from "./errors";
import { connectForOperator, throwExplained } from "./postgres-outbox";

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
