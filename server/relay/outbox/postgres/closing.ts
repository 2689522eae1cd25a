import type { Query } from "./pool";

const isOpen = "r.settled_at IS NULL AND r.dead_at IS NULL";
const noneWaiting = `NOT EXISTS (
  SELECT 1 FROM relay.deliveries d WHERE d.request_id = r.id AND d.state = 'waiting')`;
const anyDelivered = `EXISTS (
  SELECT 1 FROM relay.deliveries d WHERE d.request_id = r.id AND d.state = 'delivered')`;

/**
 * Closes open requests with no delivery left to try. If a recipient has the mail, the request is settled and
 * its text erased; otherwise it is dead and its text stays.
 * @param which a condition on relay.requests r, with its values
 */
export async function closeRequests(query: Query, which: string, values: readonly unknown[]): Promise<void> {
  await query(
    `WITH died AS (
      UPDATE relay.requests r SET dead_at = relay.clock()
      WHERE (${which}) AND ${isOpen} AND ${noneWaiting} AND NOT ${anyDelivered} RETURNING id, site
    )
    INSERT INTO relay.audit (at, site, request_id, event, code)
    SELECT relay.clock(), site, id, 'dead',
      (SELECT max(last_code) FROM relay.deliveries WHERE request_id = died.id)::text FROM died`,
    values,
  );
  await query(
    `UPDATE relay.requests r SET settled_at = relay.clock(), content = NULL, content_key = NULL
      WHERE (${which}) AND ${isOpen} AND ${noneWaiting} AND ${anyDelivered}`,
    values,
  );
}
