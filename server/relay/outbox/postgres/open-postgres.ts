import { randomUUID } from "node:crypto";
import type { Log } from "../../../log";
import { createCipher } from "../cipher";
import { createLeases } from "../leases";
import type { OutboxSettings } from "../open-outbox";
import type { OutboxParts } from "../parts";
import { reconcile } from "../reconcile";
import { startRenewal } from "../upkeep";
import { checkDurability } from "./checks";
import { connectToPrimary } from "./connect";
import { parsePostgresUrl, postgresUrlRule } from "./connection-url";
import { startSignal } from "./group-signal";
import { checkVersion } from "./migrations";
import { createPool } from "./pool";
import { postgresStore } from "./postgres-store";
import { sharedState } from "./shared-state";

/** What a group's outbox calls. */
export interface GroupHooks {
  readonly onDead: OutboxParts["onDead"];
  /** Another relay has accepted a request, or the connection is back. */
  readonly onSignal: () => void;
}

/** How many connections a relay opens, besides the one that listens. */
const maxConnections = 8;

/**
 * Opens an outbox that a group of relays shares. Its tables must exist; see migrations.ts.
 * @throws when the database cannot be reached, or would not keep what it confirms
 */
export async function openPostgresOutbox(
  { url, keys, recipients, site }: OutboxSettings,
  log: Log,
  { onDead, onSignal }: GroupHooks,
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
