import { escapeIdentifier } from "pg";
import { tablesOf } from "../tables";
import { auditRetentionDays } from "../upkeep";
import type { Pool, Query } from "./pool";

const busy = "WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)";

/**
 * The first migration: the tables of an outbox, and what the relays of a group share besides requests. All times are the database's:
 * `relay.clock()` is the only clock, so that the clocks of the relays do not matter. It is a function so that tests can set it.
 *
 * The role of the relays may delete only what is old in the audit trail, so that who takes over a relay cannot remove traces.
 * Buckets are unlogged, because limits may start again after a crash; their names are HMACs, so that no address is stored. Those that
 * end later than they can, because the clock was set back, start again: they would refuse visitors until then.
 */
export const tables = `
CREATE FUNCTION relay.clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';
${tablesOf({
  ...{ time: "timestamptz", bytes: "bytea", real: "double precision", table: "", busyTable: ` ${busy}` },
  sequence: "bigint GENERATED ALWAYS AS IDENTITY",
}).join(";\n")};

ALTER TABLE relay.audit ENABLE ROW LEVEL SECURITY;
CREATE POLICY reading ON relay.audit FOR SELECT USING (true);
CREATE POLICY adding ON relay.audit FOR INSERT WITH CHECK (true);
CREATE POLICY forgetting ON relay.audit FOR DELETE
  USING (at <= relay.clock() - interval '${auditRetentionDays} days');

CREATE TABLE relay.alerts (
  site text NOT NULL,
  state text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (site, state)
);

CREATE UNLOGGED TABLE relay.buckets (
  site text NOT NULL,
  name bytea NOT NULL,
  count int NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (site, name)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX buckets_ended ON relay.buckets (ends_at);

-- Counts in every bucket and returns 0, or counts in none and returns the milliseconds to wait.
CREATE FUNCTION relay.count_in(of_site text, names bytea[], most int[], lengths int[]) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  now_ timestamptz := clock_timestamp();
  bucket relay.buckets;
  wait int := 0;
BEGIN
  FOR i IN 1 .. array_length(names, 1) LOOP
    INSERT INTO relay.buckets AS b VALUES (of_site, names[i], 0, now_ + lengths[i] * interval '1 ms')
      ON CONFLICT (site, name) DO UPDATE SET (count, ends_at) = (
        SELECT CASE WHEN is_over THEN 0 ELSE b.count END, CASE WHEN is_over THEN excluded.ends_at ELSE b.ends_at END
        -- A bucket of a call that began a moment later ends a moment later.
        FROM (VALUES (b.ends_at <= now_ OR b.ends_at > excluded.ends_at + interval '10 seconds')) AS v (is_over)
      )
      RETURNING * INTO bucket;
    IF bucket.count >= most[i] THEN
      wait := greatest(wait, 1, ceil(extract(epoch FROM bucket.ends_at - now_) * 1000)::int);
    END IF;
  END LOOP;
  IF wait = 0 THEN
    UPDATE relay.buckets SET count = count + 1 WHERE site = of_site AND name = ANY (names);
  END IF;
  RETURN wait;
END $$;
`;

/** The migrations in their order, which are never changed once released. */
const migrations: readonly string[] = [tables];

/** The version of the tables that this program needs. */
export const postgresVersion = migrations.length;

/** A lock of this number is held while the tables are migrated, so that two operators take turns. */
const migrationLock = 7_253_001;

/**
 * What the relay's role may do: nothing with tables themselves, and no change of the audit trail (the policy
 * `forgetting` limits what it may delete there).
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
