import sql from "sql-template-tag";
import type { MissingRequests, QueueState, Traffic } from "./outbox";
import { isIn, type OutboxParts, someoneHasIt } from "./parts";
import { textOf } from "./store";

/** In milliseconds. Requests that have waited longer are late. */
export const lateAfter = 15 * 60_000;

const isWaiting = sql`r.settled_at IS NULL AND r.dead_at IS NULL`;

function isLate({ after, slack }: OutboxParts["store"]["dialect"]) {
  return sql`(received_at < ${after(-lateAfter)} OR received_at > ${after(slack)})`;
}

/** The recipients who miss requests that others have, by name. */
export async function missing({ store: { read, dialect }, site }: OutboxParts): Promise<MissingRequests[]> {
  const rows = await read(sql`
    SELECT ${dialect.text("d.recipient")}, CAST(count(*) FILTER (WHERE r.dead_at IS NOT NULL) AS int) AS refused,
      CAST(count(*) FILTER (WHERE r.dead_at IS NULL) AS int) AS put_off
    FROM requests r JOIN deliveries d ON d.request_id = r.id
    WHERE r.site = ${site} AND r.settled_at IS NULL AND ${someoneHasIt} AND (
      (r.dead_at IS NOT NULL AND d.state IN ('refused', 'dead'))
      OR (r.dead_at IS NULL AND d.state = 'waiting' AND ${isLate(dialect)})
    ) GROUP BY d.recipient ORDER BY d.recipient`);
  return rows.map(({ recipient, refused, put_off }) => ({
    address: textOf(recipient),
    refused: Number(refused),
    putOff: Number(put_off),
  }));
}

/** Counts the requests of a site, for the whole group. */
export async function queueState(parts: OutboxParts): Promise<QueueState> {
  const { store, site, cipher } = parts;
  const { read, dialect } = store;
  const isKnown = isIn(store, sql`content_key`, cipher.keyIds);
  const [row] = await read(sql`
    SELECT CAST(count(*) AS int) AS waiting, ${dialect.timeOf("min(received_at)", "oldest")},
      CAST(count(*) FILTER (WHERE NOT is_delivered) AS int) AS undelivered,
      CAST(count(*) FILTER (WHERE NOT is_delivered AND ${isLate(dialect)}) AS int) AS late,
      CAST(count(*) FILTER (WHERE NOT (${isKnown})) AS int) AS unreadable,
      (SELECT CAST(count(*) AS int) FROM requests r
        WHERE site = ${site} AND dead_at IS NOT NULL AND settled_at IS NULL AND NOT ${someoneHasIt}) AS dead
    FROM (SELECT received_at, content_key, ${someoneHasIt} AS is_delivered FROM requests r
      WHERE site = ${site} AND ${isWaiting}) AS waiting_requests`);
  const recipients = await missing(parts);
  return {
    waiting: Number(row?.waiting),
    undelivered: Number(row?.undelivered),
    ...(typeof row?.oldest === "number" ? { oldest: new Date(Math.round(row.oldest)) } : {}),
    late: Number(row?.late),
    dead: Number(row?.dead),
    putOff: recipients.reduce((sum, { putOff }) => sum + putOff, 0),
    refused: recipients.reduce((sum, { refused }) => sum + refused, 0),
    unreadable: Number(row?.unreadable),
  };
}

/** Counts the requests received and delivered since a time in milliseconds since 1970. */
export async function traffic({ store, site }: OutboxParts, since: number): Promise<Traffic> {
  const { read, dialect } = store;
  const [row] = await read(sql`
    SELECT CAST(count(*) FILTER (WHERE received_at >= ${dialect.at(since)}) AS int) AS received,
      CAST(count(*) FILTER (WHERE settled_at >= ${dialect.at(since)} AND NOT EXISTS (
        SELECT 1 FROM audit WHERE request_id = r.id AND event = 'removed'
      )) AS int) AS delivered FROM requests r WHERE site = ${site}`);
  return { received: Number(row?.received), delivered: Number(row?.delivered) };
}
