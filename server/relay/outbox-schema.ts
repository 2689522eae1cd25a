/** Content is what the visitor wrote, as JSON; once delivered it is null, and id, times and state remain. */
export const outboxSchema = [
  `CREATE TABLE IF NOT EXISTS requests (
    id TEXT PRIMARY KEY,
    idempotency_key TEXT UNIQUE,
    received_at INTEGER NOT NULL,
    content TEXT,
    tries INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    delivered_at INTEGER
  ) STRICT`,
  "CREATE INDEX IF NOT EXISTS waiting ON requests (due_at) WHERE delivered_at IS NULL",
  "CREATE TABLE IF NOT EXISTS summaries (day TEXT PRIMARY KEY) STRICT",
];
