import sql, { type Sql } from "sql-template-tag";
import { anyDelivered, anyRefused, anyWaiting, type OutboxParts } from "./parts";
import type { Run } from "./store";

/**
 * Closes open requests with no delivery left to try. If all recipients have the mail, the request is settled and its text erased;
 * otherwise it is dead and its text stays, until a person has looked at it.
 * @param which a condition on `requests r`
 */
export async function closeRequests(run: Run, { dialect }: OutboxParts["store"], which: Sql): Promise<void> {
  const isOver = sql`${which} AND r.settled_at IS NULL AND r.dead_at IS NULL AND NOT ${anyWaiting}`;
  await run(sql`INSERT INTO audit (at, site, request_id, event, code)
    SELECT ${dialect.now()}, r.site, r.id, 'dead',
      CAST((SELECT max(last_code) FROM deliveries WHERE request_id = r.id) AS text)
    FROM requests r WHERE ${isOver} AND NOT ${anyDelivered}`);
  await run(sql`UPDATE requests AS r SET dead_at = ${dialect.now()}
    WHERE ${isOver} AND (${anyRefused} OR NOT ${anyDelivered})`);
  await run(sql`UPDATE requests AS r SET settled_at = ${dialect.now()}, content = NULL, content_key = NULL
    WHERE ${isOver}`);
}
