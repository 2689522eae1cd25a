import { tablesOf } from "../tables";
import { auditRetentionDays } from "../upkeep";

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
