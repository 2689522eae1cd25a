import type { Outbox } from "../outbox";
import { lateAfter } from "../statistics";
import { atOffset, clockSlack, fromNow, offsetOf, type PostgresParts } from "./parts";

interface Counts {
  readonly waiting: number;
  readonly oldest_from_now: number | null;
  readonly late: number;
  readonly unreadable: number;
  readonly dead: number;
}

/** The outbox's methods that count a site's requests, for the whole group. */
export function statistics({ query, site, cipher }: PostgresParts): Pick<Outbox, "queueState" | "traffic"> {
  return {
    async queueState() {
      const [row] = await query<Counts>(
        `SELECT count(*)::int AS waiting, ${fromNow("min(received_at)")} AS oldest_from_now,
          count(*) FILTER (WHERE received_at < ${atOffset("$2")} OR received_at > relay.clock() + ${clockSlack})::int AS late,
          count(*) FILTER (WHERE content_key <> ALL ($3))::int AS unreadable,
          (SELECT count(*)::int FROM relay.requests
            WHERE site = $1 AND dead_at IS NOT NULL AND settled_at IS NULL) AS dead
        FROM relay.requests WHERE site = $1 AND settled_at IS NULL AND dead_at IS NULL`,
        [site, -lateAfter, cipher.keyIds],
      );
      if (!row) throw new Error("The database has no answer.");
      const { waiting, oldest_from_now: oldest, late, unreadable, dead } = row;
      return {
        ...{ waiting, late, dead, unreadable },
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
