/**
 * The first migration: the tables of schema.ts, with the site that each row belongs to, and what the relays of a group share besides
 * requests. All times are the database's: `relay.clock()` is the only clock, so that the clocks of the relays do not matter. It is
 * a function so that tests can set it.
 *
 * The role of the relays may delete only what is old in the audit trail, so that who takes over a relay cannot remove traces.
 * Buckets are unlogged, because limits may start again after a crash; their names are HMACs, so that no address is stored. Those that
 * end later than they can, because the clock was set back, start again: they would refuse visitors until then.
 */
export const tables = `
CREATE FUNCTION relay.clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

CREATE TABLE relay.requests (
  id text PRIMARY KEY,
  site text NOT NULL,
  idempotency_key text,
  body_mac bytea,
  mac_key text,
  received_at timestamptz NOT NULL,
  content bytea,
  content_key text,
  settled_at timestamptz,
  dead_at timestamptz,
  told_at timestamptz,
  told_by text,
  telling_until timestamptz,
  UNIQUE (site, idempotency_key)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX requests_waiting ON relay.requests (site, received_at)
  WHERE settled_at IS NULL AND dead_at IS NULL;
CREATE INDEX requests_dead ON relay.requests (site) WHERE dead_at IS NOT NULL AND settled_at IS NULL;
CREATE INDEX requests_received ON relay.requests (site, received_at);
CREATE INDEX requests_settled ON relay.requests (site, settled_at) WHERE settled_at IS NOT NULL;

CREATE SEQUENCE relay.lease;
CREATE TABLE relay.deliveries (
  request_id text NOT NULL,
  recipient text NOT NULL,
  site text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'refused', 'dead')),
  tries int NOT NULL DEFAULT 0,
  refusals int NOT NULL DEFAULT 0,
  first_refused_at timestamptz,
  due_at timestamptz NOT NULL,
  pause double precision NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  lease_token bigint,
  settled_at timestamptz,
  last_code int,
  PRIMARY KEY (request_id, recipient)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX deliveries_due ON relay.deliveries (site, due_at)
  WHERE state = 'waiting' AND claimed_until IS NULL;
CREATE INDEX deliveries_claimed ON relay.deliveries (site, claimed_until) WHERE claimed_until IS NOT NULL;

CREATE TABLE relay.audit (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  site text NOT NULL,
  request_id text,
  event text NOT NULL,
  code text
);
CREATE INDEX audit_request ON relay.audit (request_id);
ALTER TABLE relay.audit ENABLE ROW LEVEL SECURITY;
CREATE POLICY reading ON relay.audit FOR SELECT USING (true);
CREATE POLICY adding ON relay.audit FOR INSERT WITH CHECK (true);
CREATE POLICY forgetting ON relay.audit FOR DELETE USING (at < relay.clock() - interval '6 years');

CREATE TABLE relay.probe (site text PRIMARY KEY, at timestamptz NOT NULL, filler bytea);
CREATE TABLE relay.summaries (
  site text NOT NULL,
  day text NOT NULL,
  claimed_until timestamptz,
  sent_at timestamptz,
  PRIMARY KEY (site, day)
);

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
