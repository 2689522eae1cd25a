import sql, { type Sql } from "sql-template-tag";
import type { DeadRequest } from "./outbox";
import { anyDelivered, type OutboxParts, someoneHasIt } from "./parts";
import { textOf } from "./store";

/** In milliseconds. After this time, another relay may send a notice whose sender has crashed. */
const noticeLease = 15 * 60_000;

/** SQL: whether a claim on a notice has ended, or is so long that the clock must have been set back. */
function isOver({ now, after, slack }: OutboxParts["store"]["dialect"], until: Sql): Sql {
  return sql`(${until} IS NULL OR ${until} <= ${now()} OR ${until} > ${after(noticeLease + slack)})`;
}

/**
 * Dead requests that have not been reported. Each is claimed by one relay of the group, so that it is reported once. One that a
 * recipient has is dead because it is damaged, so that it has no code.
 */
export async function unreportedDead({ store, site, relay }: OutboxParts): Promise<DeadRequest[]> {
  const { dialect } = store;
  const rows = await store.transaction((run) =>
    run(sql`
      UPDATE requests SET told_by = ${relay}, telling_until = ${dialect.after(noticeLease)} WHERE id IN (
        SELECT r.id FROM requests r
        WHERE r.site = ${site} AND NOT ${someoneHasIt} AND r.dead_at IS NOT NULL AND r.settled_at IS NULL
          AND r.told_at IS NULL AND (r.told_by = ${relay} OR ${isOver(dialect, sql`r.telling_until`)})
        LIMIT 100 ${dialect.skipLocked("r")}
      ) RETURNING ${dialect.text("id")}, (
        SELECT max(d.last_code) FROM requests r JOIN deliveries d ON d.request_id = r.id
        WHERE r.id = requests.id AND NOT ${anyDelivered}
      ) AS code`),
  );
  return rows.map(({ id, code }) => ({
    id: textOf(id),
    ...(code === null ? {} : { code: Number(code) }),
  }));
}

/** Records that a dead request was reported. */
export async function markReported({ store, site }: OutboxParts, id: string): Promise<void> {
  await store.transaction((run) =>
    run(sql`UPDATE requests SET told_at = ${store.dialect.now()} WHERE id = ${id} AND site = ${site}`),
  );
}

/** Claims a day's summary; false when it is claimed or sent already. The claim expires, in case of a crash. */
export async function claimSummary({ store, site }: OutboxParts, day: string): Promise<boolean> {
  const { dialect } = store;
  const claimed = await store.transaction((run) =>
    run(sql`INSERT INTO summaries AS s (site, day, claimed_until)
      VALUES (${site}, ${day}, ${dialect.after(noticeLease)})
      ON CONFLICT (site, day) DO UPDATE SET claimed_until = excluded.claimed_until
      WHERE s.sent_at IS NULL AND ${isOver(dialect, sql`s.claimed_until`)} RETURNING 1 AS claimed`),
  );
  return claimed.length > 0;
}

/** Records that a day's summary was sent. */
export async function markSummarySent({ store, site }: OutboxParts, day: string): Promise<void> {
  await store.transaction((run) =>
    run(sql`UPDATE summaries SET sent_at = ${store.dialect.now()} WHERE site = ${site} AND day = ${day}`),
  );
}

/** Ends the claim on a day's summary, which was not sent. */
export async function releaseSummary({ store, site }: OutboxParts, day: string): Promise<void> {
  await store.transaction((run) =>
    run(sql`UPDATE summaries SET claimed_until = NULL WHERE site = ${site} AND day = ${day}`),
  );
}

/** Whether a summary was ever claimed. */
export async function hasSummaries({ store, site }: OutboxParts): Promise<boolean> {
  return (await store.read(sql`SELECT 1 AS found FROM summaries WHERE site = ${site} LIMIT 1`)).length > 0;
}
