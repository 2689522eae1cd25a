import type { InStatement, InValue } from "@libsql/client";

const isOpen = "settled_at IS NULL AND dead_at IS NULL";
const nobodyWaits = `NOT EXISTS (SELECT 1 FROM deliveries
  WHERE request_id = requests.id AND state IN ('waiting', 'held'))`;
const someoneHasIt = `EXISTS (SELECT 1 FROM deliveries
  WHERE request_id = requests.id AND state = 'delivered')`;

/**
 * Statements that close open requests whose recipients are all done: settled, with the text erased, when at least one has
 * the mail; else dead, with the text kept.
 * @param which a condition on the table of requests
 */
export function closeRequests(now: number, which: string, args: InValue[]): InStatement[] {
  return [
    {
      sql: `INSERT INTO audit (at, request_id, event, code)
        SELECT ?, id, 'dead', (SELECT MAX(last_code) FROM deliveries WHERE request_id = requests.id)
        FROM requests WHERE (${which}) AND ${isOpen} AND ${nobodyWaits} AND NOT ${someoneHasIt}`,
      args: [now, ...args],
    },
    {
      sql: `UPDATE requests SET dead_at = ?
        WHERE (${which}) AND ${isOpen} AND ${nobodyWaits} AND NOT ${someoneHasIt}`,
      args: [now, ...args],
    },
    {
      sql: `UPDATE requests SET settled_at = ?, content = NULL, content_key = NULL
        WHERE (${which}) AND ${isOpen} AND ${nobodyWaits} AND ${someoneHasIt}`,
      args: [now, ...args],
    },
  ];
}
