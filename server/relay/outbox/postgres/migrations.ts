import { escapeIdentifier } from "pg";
import type { Pool, Query } from "./pool";
import { tables } from "./tables";

/** The migrations in their order, which are never changed once released. */
const migrations: readonly string[] = [tables];

/** The version of the tables that this program needs. */
export const postgresVersion = migrations.length;

/** A lock of this number is held while the tables are migrated, so that two operators take turns. */
const migrationLock = 7_253_001;

/**
 * What the relay's role may do: nothing with tables themselves, and no change of the audit trail (tables.ts
 * limits what it may delete there).
 */
const grants = (role: string) => `
GRANT USAGE ON SCHEMA relay TO ${role};
GRANT SELECT ON relay.migrations TO ${role};
GRANT SELECT, INSERT, UPDATE, DELETE ON relay.requests, relay.deliveries, relay.probe, relay.summaries,
  relay.alerts, relay.buckets TO ${role};
GRANT SELECT, INSERT, DELETE ON relay.audit TO ${role};
GRANT USAGE ON ALL SEQUENCES IN SCHEMA relay TO ${role};
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA relay TO ${role};
`;

/**
 * Creates or migrates the tables and gives the relay's role its rights, in one transaction.
 * @param pool connected as the owner of the database
 * @param role the role of the relays
 * @returns the versions before and after
 * @throws when the tables are those of a newer program
 */
export function migratePostgres(
  pool: Pick<Pool, "transaction">,
  role: string,
): Promise<{ readonly from: number; readonly to: number }> {
  return pool.transaction(async (run) => {
    await run("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await run("CREATE SCHEMA IF NOT EXISTS relay");
    await run(
      "CREATE TABLE IF NOT EXISTS relay.migrations (id int PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const from = await readVersion(run);
    if (from > postgresVersion) throw new Error("The tables are those of a newer version of this program.");
    for (const [index, sql] of migrations.entries()) {
      if (index < from) continue;
      await run(sql);
      await run("INSERT INTO relay.migrations (id) VALUES ($1)", [index + 1]);
    }
    await run(grants(escapeIdentifier(role)));
    return { from, to: postgresVersion };
  });
}

/**
 * Checks that the tables are those of this program or of the version after it, which only adds to them: so
 * old and new relays run side by side during an upgrade.
 * @throws with what to do
 */
export async function checkVersion(query: Query): Promise<void> {
  const version = await readVersion(query).catch((error: { code?: string }) => {
    // The schema or the table is missing, or this role has no right to them.
    if (["3F000", "42P01", "42501"].includes(`${error.code}`)) return 0;
    throw error;
  });
  if (version < postgresVersion)
    throw new Error(
      `The database's tables have version ${version}, and this program needs version ${postgresVersion}. Run npm run outbox -- migrate with the owner's URL.`,
    );
  if (version > postgresVersion + 1)
    throw new Error(
      `The database's tables have version ${version}, which is too new for this program. Install the version of the other relays.`,
    );
}

async function readVersion(query: Query): Promise<number> {
  const [row] = await query<{ version: number | null }>("SELECT max(id) AS version FROM relay.migrations");
  return row?.version ?? 0;
}
