import { someoneHasIt } from "./closing";
import { readText } from "./database";
import type { DeadRequest, Outbox } from "./outbox";
import type { OutboxParts } from "./parts";

/** In milliseconds. After this time, another process may send a summary whose sender has crashed. */
const summaryLease = 15 * 60_000;

type DueNotices = Pick<
  Outbox,
  "unreportedDead" | "markReported" | "claimSummary" | "markSummarySent" | "releaseSummary" | "hasSummaries"
>;

/** The outbox's methods for notices that a person has not received yet: dead requests and daily summaries. */
export function dueNotices({ read, commit }: OutboxParts): DueNotices {
  return {
    async unreportedDead() {
      const rows = await read(
        `SELECT CAST(id AS BLOB) AS id, (SELECT MAX(last_code) FROM deliveries WHERE request_id = id) AS code
          FROM requests WHERE dead_at IS NOT NULL AND settled_at IS NULL AND told_at IS NULL AND NOT ${someoneHasIt}
          LIMIT 100`,
      );
      return rows.map(
        ({ id, code }): DeadRequest => ({
          id: readText(id),
          ...(typeof code === "bigint" ? { code: Number(code) } : {}),
        }),
      );
    },
    async markReported(id) {
      await commit({ sql: "UPDATE requests SET told_at = ? WHERE id = ?", args: [Date.now(), id] });
    },

    async claimSummary(day) {
      const now = Date.now();
      const [claimed] = await commit({
        sql: `INSERT INTO summaries (day, claimed_until) VALUES (?, ?)
          ON CONFLICT (day) DO UPDATE SET claimed_until = excluded.claimed_until
          WHERE sent_at IS NULL AND (claimed_until <= ? OR claimed_until > ?)`,
        args: [day, now + summaryLease, now, now + summaryLease],
      });
      return claimed?.rowsAffected === 1;
    },
    async markSummarySent(day) {
      await commit({ sql: "UPDATE summaries SET sent_at = ? WHERE day = ?", args: [Date.now(), day] });
    },
    async releaseSummary(day) {
      await commit({ sql: "UPDATE summaries SET claimed_until = 0 WHERE day = ?", args: [day] });
    },
    hasSummaries: async () => (await read("SELECT 1 FROM summaries LIMIT 1")).length > 0,
  };
}
