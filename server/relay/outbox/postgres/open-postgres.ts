import { randomUUID } from "node:crypto";
import type { Log } from "../../../log";
import { type Cipher, createCipher } from "../cipher";
import type { OutboxSettings } from "../open-outbox";
import type { SharedState } from "../outbox";
import { createLeases, type OutboxParts } from "../parts";
import { reconcile } from "../reconcile";
import { startRenewal } from "../upkeep";
import { connectToPrimary } from "./connect";
import { parsePostgresUrl, postgresUrlRule } from "./connection-url";
import { startSignal } from "./group-signal";
import { checkVersion } from "./migrations";
import { createPool, type Query } from "./pool";
import { postgresStore } from "./postgres-store";

/** How many connections a relay opens, besides the one that listens. */
const maxConnections = 8;

/** Settings of the server without which a confirmed request could be lost, with the values that are safe. */
const needed: readonly (readonly [name: string, values: readonly string[]])[] = [
  ["fsync", ["on"]],
  ["full_page_writes", ["on"]],
  ["synchronous_commit", ["on", "remote_apply", "remote_write", "local"]],
];

/**
 * Checks that a commit on this server is durable.
 * @throws with the settings that are wrong
 */
async function checkDurability(query: Query, log: Pick<Log, "warn">): Promise<void> {
  const names = [...needed.map(([name]) => name), "synchronous_standby_names"];
  const rows = await query<{ name: string; value: string }>(
    "SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name",
    [names],
  );
  const settingOf = (name: string) => rows.find((row) => row.name === name)?.value ?? "";
  const wrong = needed.filter(([name, values]) => !values.includes(settingOf(name)));
  if (wrong.length > 0)
    throw new Error(
      `The database could lose confirmed requests: ${wrong.map(([name]) => `${name} is ${settingOf(name)}`).join(", ")}. Set each to on.`,
    );
  if (settingOf("synchronous_standby_names") === "" || settingOf("synchronous_commit") === "local")
    log.warn(
      "The database has no synchronous standby: if its machine is lost, so are the requests that were confirmed last.",
    );
}

/** What the relays of a site share besides requests: rate limits and alerts. */
function sharedState(query: Query, site: string, cipher: Cipher): SharedState {
  return {
    async count(buckets) {
      // In one order everywhere, so that two relays never wait for each other.
      const [row] = await query<{ wait: number }>("SELECT relay.count_in($1, $2, $3, $4) AS wait", [
        site,
        buckets.map(({ name }) => cipher.pseudonym(name)),
        buckets.map(({ most }) => most),
        buckets.map(({ milliseconds }) => milliseconds),
      ]);
      return row?.wait ?? 0;
    },

    async claimAlert(event, state, milliseconds) {
      const claimed = await query(
        `INSERT INTO relay.alerts AS a (site, state, sent_at) VALUES ($1, $2, relay.clock())
          ON CONFLICT (site, state) DO UPDATE SET sent_at = excluded.sent_at
          WHERE a.sent_at <= relay.clock() - $3::double precision * interval '1 ms' OR a.sent_at > relay.clock() + interval '10 seconds'
          RETURNING state`,
        [site, nameOf(event, state), milliseconds],
      );
      return claimed.length > 0;
    },

    async clearAlerts(event) {
      const cleared = await query(
        "DELETE FROM relay.alerts WHERE site = $1 AND starts_with(state, $2) RETURNING state",
        [site, nameOf(event, "")],
      );
      return cleared.length > 0;
    },
  };
}

/** How an alert is stored, so that those of one event can be found. */
const nameOf = (event: string, state: string) => `${event}: ${state}`;

/**
 * Opens an outbox that a group of relays shares. Its tables must exist; see migrations.ts.
 * @param onSignal called when another relay has accepted a request, or the connection is back
 * @throws when the database cannot be reached, or would not keep what it confirms
 */
export async function openPostgresOutbox(
  { url, keys, recipients, site }: OutboxSettings,
  log: Log,
  onDead: OutboxParts["onDead"],
  onSignal: () => void,
): Promise<OutboxParts> {
  const target = parsePostgresUrl(url);
  if (!target) throw new Error(`OUTBOX_URL must be ${postgresUrlRule}.`);
  if (keys.length === 0) throw new Error("OUTBOX_KEYS is needed for an outbox in PostgreSQL.");
  const connect = () => connectToPrimary(target);
  const pool = createPool(connect, maxConnections);
  const relaySite = site ?? "localhost";
  const cipher = createCipher(keys);
  const signal = startSignal(connect, relaySite, onSignal);
  const parts: OutboxParts = {
    ...{ store: postgresStore(pool), site: relaySite, relay: randomUUID(), cipher, leases: createLeases() },
    ...{ recipients, log, onDead, announce: signal.announce, shrink: async () => {} },
    shared: sharedState(pool.query, relaySite, cipher),
    close() {
      stopRenewal();
      signal.close();
      pool.close();
    },
  };
  // Never waits for a form that counts in several buckets, and so neither waits for this.
  const forgetBuckets = () =>
    pool.query(
      `DELETE FROM relay.buckets WHERE (site, name) IN (
        SELECT site, name FROM relay.buckets WHERE ends_at < clock_timestamp() FOR UPDATE SKIP LOCKED)`,
    );
  const stopRenewal = startRenewal(parts, forgetBuckets);
  try {
    await checkVersion(pool.query);
    await checkDurability(pool.query, log);
    await reconcile(parts);
    return parts;
  } catch (error) {
    parts.close();
    throw error;
  }
}
