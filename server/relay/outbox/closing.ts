import type { InStatement, InValue } from "@libsql/client";

const isOpen = "settled_at IS NULL AND dead_at IS NULL";
const noneWaiting = `NOT EXISTS (SELECT 1 FROM deliveries
  WHERE request_id = requests.id AND state IN ('waiting', 'held'))`;
/** SQL: whether a recipient has the request in a row of `requests`. */
export const anyDelivered = `EXISTS (SELECT 1 FROM deliveries
  WHERE request_id = requests.id AND state = 'delivered')`;
/** SQL: whether a recipient was refused for good. */
export const anyRefused = `EXISTS (SELECT 1 FROM deliveries
  WHERE request_id = requests.id AND state IN ('refused', 'dead'))`;

/** SQL: whether a recipient has the request, and those who miss it were refused by their mail server: the text is not damaged. */
export const someoneHasIt = `(${anyDelivered} AND NOT EXISTS (SELECT 1 FROM deliveries
  WHERE request_id = requests.id AND state = 'dead' AND last_code IS NULL))`;

/**
 * SQL statements that close open requests with no delivery left to try. If all recipients have the mail, the request is settled
 * and its text erased; otherwise it is dead and its text stays, until a person has looked at it.
 * @param which a condition on the requests table
 */
export function closeRequests(now: number, which: string, args: InValue[]): InStatement[] {
  return [
    {
      sql: `INSERT INTO audit (at, request_id, event, code)
        SELECT ?, id, 'dead', (SELECT MAX(last_code) FROM deliveries WHERE request_id = requests.id)
        FROM requests WHERE (${which}) AND ${isOpen} AND ${noneWaiting} AND NOT ${anyDelivered}`,
      args: [now, ...args],
    },
    {
      sql: `UPDATE requests SET dead_at = ?
        WHERE (${which}) AND ${isOpen} AND ${noneWaiting} AND (${anyRefused} OR NOT ${anyDelivered})`,
      args: [now, ...args],
    },
    {
      sql: `UPDATE requests SET settled_at = ?, content = NULL, content_key = NULL
        WHERE (${which}) AND ${isOpen} AND ${noneWaiting}`,
      args: [now, ...args],
    },
  ];
}
