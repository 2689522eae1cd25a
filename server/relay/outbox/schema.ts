/** The version of the tables, stored in the file as PRAGMA user_version. */
export const schemaVersion = 2;

/**
 * The tables of an outbox. `content` is what the visitor wrote, encrypted; it is null once the request is
 * settled. A "held" delivery waits for a key that OUTBOX_KEYS does not have. `pause` is the backoff in
 * milliseconds: a due_at further in the future than that means that the clock was set back. `told_at` is when
 * a dead request was reported. A waiting request is one that is neither settled nor dead.
 */
export const outboxSchema = [
  `CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    idempotency_key TEXT UNIQUE,
    body_mac BLOB,
    mac_key TEXT,
    received_at INTEGER NOT NULL,
    content BLOB,
    content_key TEXT,
    settled_at INTEGER,
    dead_at INTEGER,
    told_at INTEGER
  ) STRICT`,
  `CREATE INDEX requests_waiting ON requests (received_at, content_key)
    WHERE settled_at IS NULL AND dead_at IS NULL`,
  `CREATE INDEX requests_dead ON requests (dead_at)
    WHERE dead_at IS NOT NULL AND settled_at IS NULL`,
  "CREATE INDEX requests_settled ON requests (settled_at) WHERE settled_at IS NOT NULL",
  `CREATE TABLE deliveries (
    request_id TEXT NOT NULL,
    recipient TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'held', 'delivered', 'refused', 'dead')),
    tries INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    first_refused_at INTEGER,
    due_at INTEGER NOT NULL,
    pause INTEGER NOT NULL DEFAULT 0,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    settled_at INTEGER,
    last_code INTEGER,
    PRIMARY KEY (request_id, recipient)
  ) STRICT`,
  `CREATE INDEX deliveries_due ON deliveries (due_at, pause)
    WHERE state = 'waiting' AND claimed_until = 0`,
  "CREATE INDEX deliveries_claimed ON deliveries (claimed_until) WHERE claimed_until > 0",
  `CREATE TABLE audit (
    sequence INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    request_id TEXT,
    event TEXT NOT NULL,
    code TEXT
  ) STRICT`,
  "CREATE INDEX audit_request ON audit (request_id)",
  `CREATE TABLE probe (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL,
    filler BLOB
  ) STRICT`,
  `CREATE TABLE summaries (
    day TEXT PRIMARY KEY,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER
  ) STRICT`,
];
