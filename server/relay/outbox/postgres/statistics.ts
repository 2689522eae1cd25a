import type { MissingRequests, Outbox } from "../outbox";
import { lateAfter } from "../statistics";
import { someoneHasIt } from "./closing";
import { atOffset, clockSlack, fromNow, offsetOf, type PostgresParts } from "./parts";

interface Counts {
  readonly waiting: number;
  readonly undelivered: number;
  readonly oldest_from_now: number | null;
  readonly late: number;
  readonly unreadable: number;
  readonly dead: number;
}

/** The outbox's methods that count a site's requests, for the whole group. */
export function statistics({
  query,
  site,
  cipher,
}: PostgresParts): Pick<Outbox, "queueState" | "missing" | "traffic"> {
  const isLate = `(received_at < ${atOffset("$2")} OR received_at > relay.clock() + ${clockSlack})`;

  const missing = () =>
    query<MissingRequests>(
      `SELECT recipient AS address, count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS refused,
          count(*) FILTER (WHERE dead_at IS NULL)::int AS "putOff"
        FROM relay.requests r JOIN relay.deliveries o ON o.request_id = r.id
        WHERE r.site = $1 AND r.settled_at IS NULL AND ${someoneHasIt} AND (
          (dead_at IS NOT NULL AND state IN ('refused', 'dead'))
          OR (dead_at IS NULL AND state = 'waiting' AND ${isLate})
        ) GROUP BY recipient ORDER BY recipient`,
      [site, -lateAfter],
    );

  return {
    missing,

    async queueState() {
      const [row] = await query<Counts>(
        `SELECT count(*)::int AS waiting, ${fromNow("min(received_at)")} AS oldest_from_now,
          count(*) FILTER (WHERE NOT is_delivered)::int AS undelivered,
          count(*) FILTER (WHERE NOT is_delivered AND ${isLate})::int AS late,
          count(*) FILTER (WHERE content_key <> ALL ($3))::int AS unreadable,
          (SELECT count(*)::int FROM relay.requests r
            WHERE site = $1 AND dead_at IS NOT NULL AND settled_at IS NULL AND NOT ${someoneHasIt}) AS dead
        FROM (SELECT received_at, content_key, ${someoneHasIt} AS is_delivered FROM relay.requests r
          WHERE site = $1 AND settled_at IS NULL AND dead_at IS NULL) AS waiting_requests`,
        [site, -lateAfter, cipher.keyIds],
      );
      if (!row) throw new Error("The database has no answer.");
      const { waiting, undelivered, oldest_from_now: oldest, late, unreadable, dead } = row;
      const recipients = await missing();
      return {
        ...{ waiting, undelivered, late, dead, unreadable },
        putOff: recipients.reduce((sum, { putOff }) => sum + putOff, 0),
        refused: recipients.reduce((sum, { refused }) => sum + refused, 0),
        ...(oldest === null ? {} : { oldest: new Date(Math.round(Date.now() + oldest)) }),
      };
    },

    async traffic(since) {
      const [row] = await query<{ received: number; delivered: number }>(
        `SELECT count(*) FILTER (WHERE received_at >= ${atOffset("$2")})::int AS received,
          count(*) FILTER (WHERE settled_at >= ${atOffset("$2")} AND NOT EXISTS (
            SELECT 1 FROM relay.audit WHERE request_id = r.id AND event = 'removed'
          ))::int AS delivered FROM relay.requests r WHERE site = $1`,
        [site, offsetOf(since)],
      );
      return { received: row?.received ?? 0, delivered: row?.delivered ?? 0 };
    },
  };
}
