import { randomUUID } from "node:crypto";
import type { Log } from "../../../log";
import { createCipher } from "../cipher";
import type { OutboxSettings } from "../open-outbox";
import type { Outbox } from "../outbox";
import type { OutboxParts } from "../parts";
import { arrivals } from "./arrivals";
import { checkDurability } from "./checks";
import { claims } from "./claims";
import { connectToPrimary } from "./connect";
import { parsePostgresUrl, postgresUrlRule } from "./connection-url";
import { dueNotices } from "./due-notices";
import { startSignal } from "./group-signal";
import { groupUpkeep } from "./group-upkeep";
import { createLeases } from "./leases";
import { checkVersion } from "./migrations";
import type { PostgresParts } from "./parts";
import { createPool } from "./pool";
import { reconcile } from "./reconcile";
import { settling } from "./settling";
import { sharedState } from "./shared-state";
import { statistics } from "./statistics";

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
): Promise<Outbox> {
  const target = parsePostgresUrl(url);
  if (!target) throw new Error(`OUTBOX_URL must be ${postgresUrlRule}.`);
  if (keys.length === 0) throw new Error("OUTBOX_KEYS is needed for an outbox in PostgreSQL.");
  const connect = () => connectToPrimary(target);
  const pool = createPool(connect, maxConnections);
  const parts: PostgresParts = {
    ...{ query: pool.query, transaction: pool.transaction, recipients, log, onDead },
    site: site ?? "localhost",
    relay: randomUUID(),
    cipher: createCipher(keys),
    leases: createLeases(),
  };
  try {
    await checkVersion(pool.query);
    await checkDurability(pool.query, log);
    await reconcile(parts);
  } catch (error) {
    pool.close();
    throw error;
  }
  const signal = startSignal(connect, parts.site, onSignal);
  const upkeep = groupUpkeep(parts);
  return {
    ...arrivals(parts, signal.announce),
    ...claims(parts),
    ...settling(parts),
    ...statistics(parts),
    ...dueNotices(parts),
    ...{ purge: upkeep.purge, probe: upkeep.probe },
    shared: sharedState(parts),
    close() {
      upkeep.stop();
      signal.close();
      pool.close();
    },
  };
}
