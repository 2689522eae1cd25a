import type { Query } from "./pool";

const isOpen = "r.settled_at IS NULL AND r.dead_at IS NULL";
const noneWaiting = `NOT EXISTS (
  SELECT 1 FROM relay.deliveries d WHERE d.request_id = r.id AND d.state = 'waiting')`;
/** SQL: whether a recipient has the request in a row of `relay.requests r`. */
export const anyDelivered = `EXISTS (
  SELECT 1 FROM relay.deliveries d WHERE d.request_id = r.id AND d.state = 'delivered')`;
/** SQL: whether a recipient was refused for good. */
export const anyRefused = `EXISTS (
  SELECT 1 FROM relay.deliveries d WHERE d.request_id = r.id AND d.state IN ('refused', 'dead'))`;

/** SQL: whether a recipient has the request, and those who miss it were refused by their mail server: the text is not damaged. */
export const someoneHasIt = `(${anyDelivered} AND NOT EXISTS (
  SELECT 1 FROM relay.deliveries d WHERE d.request_id = r.id AND d.state = 'dead' AND d.last_code IS NULL))`;

/**
 * Closes open requests with no delivery left to try. If all recipients have the mail, the request is settled and its text erased;
 * otherwise it is dead and its text stays, until a person has looked at it.
 * @param which a condition on relay.requests r, with its values
 */
export async function closeRequests(query: Query, which: string, values: readonly unknown[]): Promise<void> {
  await query(
    `WITH died AS (
      UPDATE relay.requests r SET dead_at = relay.clock()
      WHERE (${which}) AND ${isOpen} AND ${noneWaiting} AND (${anyRefused} OR NOT ${anyDelivered}) RETURNING id, site
    )
    INSERT INTO relay.audit (at, site, request_id, event, code)
    SELECT relay.clock(), site, id, 'dead',
      (SELECT max(last_code) FROM relay.deliveries WHERE request_id = r.id)::text FROM died r WHERE NOT ${anyDelivered}`,
    values,
  );
  await query(
    `UPDATE relay.requests r SET settled_at = relay.clock(), content = NULL, content_key = NULL
      WHERE (${which}) AND ${isOpen} AND ${noneWaiting} AND NOT ${anyRefused} AND ${anyDelivered}`,
    values,
  );
}
