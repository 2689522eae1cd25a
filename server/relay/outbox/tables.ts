/** What SQLite and PostgreSQL call the types of columns, and what follows a table's columns. */
interface TableTypes {
  readonly time: string;
  readonly bytes: string;
  readonly real: string;
  readonly sequence: string;
  /** After every table. */
  readonly table: string;
  /** After a table whose rows change often. */
  readonly busyTable: string;
}

/**
 * The tables of an outbox. `site` keeps the sites of one database apart; in a file it is empty. `content` is what the visitor wrote,
 * encrypted; it is null once the request is settled. `pause` is the backoff in milliseconds: a due_at further in the future than that
 * means that the clock was set back. `lease_token` is the claim that may record a result. `told_at` is when a dead request was
 * reported, and `told_by` the relay that is doing so until `telling_until`. A waiting request is neither settled nor dead.
 */
export function tablesOf({ time, bytes, real, sequence, table, busyTable }: TableTypes): string[] {
  return [
    `CREATE TABLE requests (
  id text PRIMARY KEY,
  site text NOT NULL,
  idempotency_key text,
  body_mac ${bytes},
  mac_key text,
  received_at ${time} NOT NULL,
  content ${bytes},
  content_key text,
  settled_at ${time},
  dead_at ${time},
  told_at ${time},
  told_by text,
  telling_until ${time},
  UNIQUE (site, idempotency_key)
)${busyTable}`,
    `CREATE INDEX requests_waiting ON requests (site, received_at, content_key)
      WHERE settled_at IS NULL AND dead_at IS NULL`,
    "CREATE INDEX requests_dead ON requests (site) WHERE dead_at IS NOT NULL AND settled_at IS NULL",
    "CREATE INDEX requests_received ON requests (site, received_at)",
    "CREATE INDEX requests_settled ON requests (site, settled_at) WHERE settled_at IS NOT NULL",
    `CREATE TABLE deliveries (
  request_id text NOT NULL,
  recipient text NOT NULL,
  site text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'refused', 'dead')),
  tries int NOT NULL DEFAULT 0,
  refusals int NOT NULL DEFAULT 0,
  first_refused_at ${time},
  due_at ${time} NOT NULL,
  pause ${real} NOT NULL DEFAULT 0,
  claimed_until ${time},
  lease_token text,
  settled_at ${time},
  last_code int,
  PRIMARY KEY (request_id, recipient)
)${busyTable}`,
    "CREATE INDEX deliveries_due ON deliveries (site, due_at) WHERE state = 'waiting' AND claimed_until IS NULL",
    "CREATE INDEX deliveries_claimed ON deliveries (site, claimed_until) WHERE claimed_until IS NOT NULL",
    `CREATE TABLE audit (
  sequence ${sequence} PRIMARY KEY,
  at ${time} NOT NULL,
  site text NOT NULL,
  request_id text,
  event text NOT NULL,
  code text
)${table}`,
    "CREATE INDEX audit_request ON audit (request_id)",
    `CREATE TABLE probe (
  site text PRIMARY KEY,
  at ${time} NOT NULL,
  filler ${bytes}
)${table}`,
    `CREATE TABLE summaries (
  site text NOT NULL,
  day text NOT NULL,
  claimed_until ${time},
  sent_at ${time},
  PRIMARY KEY (site, day)
)${table}`,
  ];
}
