import { someoneHasIt } from "./closing";
import { readText } from "./database";
import type { Outbox } from "./outbox";
import type { OutboxParts } from "./parts";

/** In milliseconds. Requests that have waited longer are late. */
export const lateAfter = 15 * 60_000;

const isWaiting = "settled_at IS NULL AND dead_at IS NULL";

/** The outbox's methods that count requests. Each count uses an index, so that a long queue costs little. */
export function statistics({
  read,
  cipher,
}: OutboxParts): Pick<Outbox, "queueState" | "missing" | "traffic"> {
  async function missing() {
    const now = Date.now();
    const rows = await read(
      `SELECT CAST(recipient AS BLOB) AS address, COUNT(*) FILTER (WHERE dead_at IS NOT NULL) AS refused,
          COUNT(*) FILTER (WHERE dead_at IS NULL) AS put_off
        FROM requests JOIN deliveries AS missed ON missed.request_id = requests.id
        WHERE requests.settled_at IS NULL AND ${someoneHasIt} AND (
          (dead_at IS NOT NULL AND missed.state IN ('refused', 'dead'))
          OR (dead_at IS NULL AND missed.state IN ('waiting', 'held') AND (received_at < ? OR received_at > ?))
        ) GROUP BY recipient ORDER BY recipient`,
      [now - lateAfter, now],
    );
    return rows.map(({ address, refused, put_off }) => ({
      address: readText(address),
      refused: Number(refused),
      putOff: Number(put_off),
    }));
  }

  return {
    missing,

    async queueState() {
      const now = Date.now();
      const [row] = await read(
        `SELECT COUNT(*) AS waiting, MIN(received_at) AS oldest, COUNT(*) FILTER (WHERE NOT is_delivered) AS undelivered,
            COUNT(*) FILTER (WHERE NOT is_delivered AND (received_at < ? OR received_at > ?)) AS late,
            COUNT(*) FILTER (WHERE content_key NOT IN (SELECT value FROM json_each(?))) AS unreadable,
            (SELECT COUNT(*) FROM requests WHERE dead_at IS NOT NULL AND settled_at IS NULL AND NOT ${someoneHasIt}) AS dead
          FROM (SELECT received_at, content_key, ${someoneHasIt} AS is_delivered
            FROM requests INDEXED BY requests_waiting WHERE ${isWaiting})`,
        [now - lateAfter, now, JSON.stringify(cipher.keyIds)],
      );
      const oldest = row?.oldest;
      const recipients = await missing();
      return {
        waiting: Number(row?.waiting),
        undelivered: Number(row?.undelivered),
        ...(typeof oldest === "bigint" ? { oldest: new Date(Number(oldest)) } : {}),
        late: Number(row?.late),
        dead: Number(row?.dead),
        putOff: recipients.reduce((sum, { putOff }) => sum + putOff, 0),
        refused: recipients.reduce((sum, { refused }) => sum + refused, 0),
        unreadable: Number(row?.unreadable),
      };
    },

    async traffic(since) {
      const [row] = await read(
        `SELECT COUNT(*) FILTER (WHERE received_at >= ?) AS received,
          COUNT(*) FILTER (WHERE settled_at >= ? AND NOT EXISTS (
            SELECT 1 FROM audit WHERE request_id = requests.id AND event = 'removed'
          )) AS delivered FROM requests`,
        [since, since],
      );
      return { received: Number(row?.received), delivered: Number(row?.delivered) };
    },
  };
}
