import type { DeadRequest, Outbox } from "../outbox";
import { someoneHasIt } from "./closing";
import { clockSlack, type PostgresParts } from "./parts";

type DueNotices = Pick<
  Outbox,
  "unreportedDead" | "markReported" | "claimSummary" | "markSummarySent" | "releaseSummary" | "hasSummaries"
>;

/** After this time, another relay may send a notice whose sender has crashed. */
const noticeLease = "interval '15 minutes'";

/**
 * The outbox's methods for notices that a person has not received yet. Each is claimed by one relay of the
 * group, so that it is sent once.
 */
export function dueNotices({ query, site, relay }: PostgresParts): DueNotices {
  return {
    async unreportedDead() {
      const rows = await query<{ id: string; code: number | null }>(
        `UPDATE relay.requests SET told_by = $2, telling_until = relay.clock() + ${noticeLease}
          WHERE id IN (
            SELECT id FROM relay.requests r
            WHERE site = $1 AND NOT ${someoneHasIt} AND dead_at IS NOT NULL AND settled_at IS NULL AND told_at IS NULL
              AND (told_by = $2 OR telling_until IS NULL OR telling_until <= relay.clock()
                OR telling_until > relay.clock() + ${noticeLease} + ${clockSlack})
            LIMIT 100 FOR UPDATE SKIP LOCKED
          )
          RETURNING id, (SELECT max(last_code) FROM relay.deliveries WHERE request_id = id) AS code`,
        [site, relay],
      );
      return rows.map(({ id, code }): DeadRequest => ({ id, ...(code === null ? {} : { code }) }));
    },
    async markReported(id) {
      await query("UPDATE relay.requests SET told_at = relay.clock() WHERE id = $1 AND site = $2", [
        id,
        site,
      ]);
    },

    async claimSummary(day) {
      const claimed = await query(
        `INSERT INTO relay.summaries AS s (site, day, claimed_until)
          VALUES ($1, $2, relay.clock() + ${noticeLease})
          ON CONFLICT (site, day) DO UPDATE SET claimed_until = excluded.claimed_until
          WHERE s.sent_at IS NULL AND (s.claimed_until IS NULL OR s.claimed_until <= relay.clock()
            OR s.claimed_until > relay.clock() + ${noticeLease} + ${clockSlack})
          RETURNING day`,
        [site, day],
      );
      return claimed.length > 0;
    },
    async markSummarySent(day) {
      await query("UPDATE relay.summaries SET sent_at = relay.clock() WHERE site = $1 AND day = $2", [
        site,
        day,
      ]);
    },
    async releaseSummary(day) {
      await query("UPDATE relay.summaries SET claimed_until = NULL WHERE site = $1 AND day = $2", [
        site,
        day,
      ]);
    },
    hasSummaries: async () =>
      (await query("SELECT 1 FROM relay.summaries WHERE site = $1 LIMIT 1", [site])).length > 0,
  };
}
