import type { Outbox } from "./outbox";
import type { OutboxParts } from "./parts";

/** In milliseconds. Requests that have waited longer are late. */
export const lateAfter = 15 * 60_000;

const isWaiting = "settled_at IS NULL AND dead_at IS NULL";

/** The outbox's methods that count requests. Each count uses an index, so that a long queue costs little. */
export function statistics({ read, cipher }: OutboxParts): Pick<Outbox, "queueState" | "traffic"> {
  return {
    async queueState() {
      const now = Date.now();
      const [row] = await read(
        `SELECT COUNT(*) AS waiting, MIN(received_at) AS oldest,
            COUNT(*) FILTER (WHERE received_at < ? OR received_at > ?) AS late,
            COUNT(*) FILTER (WHERE content_key NOT IN (SELECT value FROM json_each(?))) AS unreadable,
            (SELECT COUNT(*) FROM requests WHERE dead_at IS NOT NULL AND settled_at IS NULL) AS dead
          FROM requests INDEXED BY requests_waiting WHERE ${isWaiting}`,
        [now - lateAfter, now, JSON.stringify(cipher.keyIds)],
      );
      const oldest = row?.oldest;
      return {
        waiting: Number(row?.waiting),
        ...(typeof oldest === "bigint" ? { oldest: new Date(Number(oldest)) } : {}),
        late: Number(row?.late),
        dead: Number(row?.dead),
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
