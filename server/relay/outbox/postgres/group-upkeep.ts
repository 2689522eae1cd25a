import type { Outbox } from "../outbox";
import { auditRetentionDays } from "../retention";
import { groupLease, renewalInterval } from "./leases";
import { atOffset, offsetOf, type PostgresParts } from "./parts";
import { updateRecipients } from "./reconcile";

/** In bytes: the size of the longest form, so that a probe fails where a form would fail. */
const probeSize = 32 * 1024;
/** Longer than the six years after which the role of the relays may delete an entry (guards.ts). */
const auditRetention = `interval '${auditRetentionDays} days'`;

/** The regular work of an open outbox. */
export interface GroupUpkeep extends Pick<Outbox, "purge" | "probe"> {
  /** Stops renewing claims. */
  stop(): void;
}

/** Renews the claims of this relay until it is stopped, and offers the outbox's methods for upkeep. */
export function groupUpkeep(parts: PostgresParts): GroupUpkeep {
  const { query, transaction, site, leases } = parts;

  async function renew(): Promise<void> {
    const held = leases.all();
    if (held.length > 0)
      await query(
        `UPDATE relay.deliveries d SET claimed_until = ${atOffset("$4")}
          FROM unnest($1::text[], $2::text[], $3::bigint[]) AS held (id, recipient, token)
          WHERE d.request_id = held.id AND d.recipient = held.recipient AND d.lease_token = held.token
            AND d.state = 'waiting' AND d.claimed_until IS NOT NULL`,
        [
          held.map(({ id }) => id),
          held.map(({ recipient }) => recipient),
          held.map(({ token }) => token),
          groupLease,
        ],
      );
    // Never waits for a form that counts in several buckets, and so neither waits for this.
    await query(
      `DELETE FROM relay.buckets WHERE (site, name) IN (
        SELECT site, name FROM relay.buckets WHERE ends_at < clock_timestamp() FOR UPDATE SKIP LOCKED)`,
    );
  }

  // A renewal that fails is repeated before the lease ends. A failing database is reported elsewhere.
  const timer = setInterval(() => void renew().catch(() => {}), renewalInterval).unref();

  return {
    async purge(before) {
      // A relay that was stopped since may have accepted requests for addresses of an older MAIL_TO.
      await updateRecipients(parts);
      await transaction(async (run) => {
        const gone = await run<{ id: string }>(
          `DELETE FROM relay.requests WHERE site = $1 AND settled_at < ${atOffset("$2")} RETURNING id`,
          [site, offsetOf(before)],
        );
        await run("DELETE FROM relay.deliveries WHERE request_id = ANY ($1)", [gone.map(({ id }) => id)]);
        await run(`DELETE FROM relay.audit WHERE site = $1 AND at < relay.clock() - ${auditRetention}`, [
          site,
        ]);
      });
    },

    async probe() {
      const write = (filler: Buffer | null) =>
        query(
          `INSERT INTO relay.probe (site, at, filler) VALUES ($1, relay.clock(), $2)
            ON CONFLICT (site) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
          [site, filler],
        );
      await write(Buffer.alloc(probeSize));
      await write(null);
    },

    stop: () => clearInterval(timer),
  };
}
