import { readFile } from "node:fs/promises";
import { Client } from "pg";
import type { PostgresHost, PostgresTarget } from "./connection-url";

/** In milliseconds. A form waits for these, so they are short. */
const [connecting, statement, response] = [2_000, 5_000, 6_000];

/**
 * Connects to the first host that accepts writes, as libpq does for target_session_attrs=read-write. In a
 * group with a standby, this is how a relay finds the primary after a fail-over.
 * @throws when none does; the cause is the last error
 */
export async function connectToPrimary(target: PostgresTarget): Promise<Client> {
  let cause: unknown;
  const reasons: string[] = [];
  for (const host of target.hosts) {
    try {
      return await connectTo(host, target);
    } catch (error) {
      cause = error;
      reasons.push(`${host.host}: ${messageOf(error)}`);
    }
  }
  throw new Error(`No host of OUTBOX_URL can be reached and accepts writes. ${reasons.join("; ")}`, {
    cause,
  });
}

/** The error of a name with several addresses has no message of its own. */
function messageOf(error: unknown): string {
  const { message, errors } = Object(error) as { message?: string; errors?: readonly Error[] };
  return message || errors?.map((each) => each.message).join(", ") || `${error}`;
}

async function connectTo(
  { host, port }: PostgresHost,
  { user, password, database, isEncrypted, rootCertificate }: PostgresTarget,
): Promise<Client> {
  const ca = rootCertificate === undefined ? {} : { ca: await readFile(rootCertificate, "utf8") };
  const client = new Client({
    ...{ host, port, user, password, database },
    ssl: isEncrypted ? { rejectUnauthorized: true, ...ca } : false,
    application_name: "relay",
    // The locks of claims and results rely on the isolation, whatever the database's default is.
    options: "-c default_transaction_isolation=read\\ committed -c search_path=relay",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: connecting,
    query_timeout: response,
    statement_timeout: statement,
    lock_timeout: statement,
    idle_in_transaction_session_timeout: response,
  });
  // Without a listener, a connection that breaks would end the process. Queries report it too.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ is_read_only: boolean }>(
      "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS is_read_only",
    );
    if (rows[0]?.is_read_only !== false) throw new Error("This server is a standby.");
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
