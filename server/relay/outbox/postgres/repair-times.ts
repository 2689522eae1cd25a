import { groupLease } from "./leases";
import { clockSlack } from "./parts";
import type { Query } from "./pool";

const aLease = `${groupLease} * interval '1 ms'`;

/**
 * Releases claims whose relay has not renewed them, and makes due what is too far in the future because the
 * database's clock was set back. An abandoned request comes last, so that one that makes a relay crash does
 * not come first again.
 */
export async function repairTimes(query: Query, site: string): Promise<void> {
  await query(
    `WITH abandoned AS (
      SELECT request_id, recipient FROM relay.deliveries
      WHERE site = $1 AND claimed_until IS NOT NULL
        AND (claimed_until <= relay.clock() OR claimed_until > relay.clock() + ${aLease} + ${clockSlack})
      FOR UPDATE SKIP LOCKED
    ), postponed AS (
      SELECT request_id, recipient FROM relay.deliveries
      WHERE site = $1 AND state = 'waiting' AND claimed_until IS NULL AND due_at > relay.clock()
        AND due_at > relay.clock() + pause * interval '1 ms' + ${clockSlack}
      FOR UPDATE SKIP LOCKED
    ), freed AS (
      UPDATE relay.deliveries d SET claimed_until = NULL, due_at = relay.clock() + interval '1 ms', pause = 1
      FROM abandoned a WHERE d.request_id = a.request_id AND d.recipient = a.recipient
    )
    UPDATE relay.deliveries d SET due_at = relay.clock(), pause = 0
    FROM postponed p WHERE d.request_id = p.request_id AND d.recipient = p.recipient`,
    [site],
  );
}
