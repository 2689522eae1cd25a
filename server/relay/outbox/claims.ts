import type { InStatement, Row } from "@libsql/client";
import type { VisitorRequest } from "../../../src/shared/request/validate-request";
import { readBytes, readText } from "./database";
import type { ClaimedRequest, Outbox, RecipientState } from "./outbox";
import type { OutboxParts } from "./parts";

/** In milliseconds. Sending one mail takes 12 minutes at most (see transport.ts). */
export const lease = 30 * 60_000;

/** The outbox's methods for claiming requests that are due. */
export function claims({ read, commit, cipher, recipients, log, onDead }: OutboxParts) {
  async function markDamaged(row: Row, now: number): Promise<void> {
    const which = "rowid = ?";
    const args = [row.rowid ?? null];
    const name = nameOf(row);
    const requestId = name ?? `row ${row.rowid}`;
    await commit(
      {
        sql: `UPDATE deliveries SET state = 'dead', claimed_until = 0, settled_at = ?, last_code = NULL
          WHERE state IN ('waiting', 'held') AND request_id = (SELECT id FROM requests WHERE ${which})`,
        args: [now, ...args],
      },
      // Dead even if a recipient has the mail, because settling would erase the text, which may be
      // recoverable.
      {
        sql: `INSERT INTO audit (at, request_id, event)
          SELECT ?, requests.id, value FROM requests, json_each('["unreadable", "dead"]') WHERE requests.${which}`,
        args: [now, ...args],
      },
      {
        sql: `UPDATE requests SET dead_at = ? WHERE ${which} AND settled_at IS NULL AND dead_at IS NULL`,
        args: [now, ...args],
      },
      // Without a readable id there is nothing to report.
      ...(name === undefined
        ? [{ sql: `UPDATE requests SET told_at = ? WHERE ${which}`, args: [now, ...args] }]
        : []),
    );
    log.error("a request in the outbox is damaged and cannot be sent", { requestId });
    onDead(requestId, undefined);
  }

  return {
    async claim(most) {
      const now = Date.now();
      const results = await commit(...repairTimes(now), claimDue(now, most), claimedBy(now));
      const [taken, rows] = [results.at(-2)?.rows ?? [], results.at(-1)?.rows ?? []];
      const requests: ClaimedRequest[] = [];
      for (const row of rows) {
        const recipients = statesOf(row, taken);
        // Claimed by another call within the same millisecond.
        if (recipients.length === 0) continue;
        try {
          requests.push({ ...decode(row), recipients });
        } catch {
          await markDamaged(row, now);
        }
      }
      return requests.sort((one, other) => Number(one.receivedAt) - Number(other.receivedAt));
    },

    async release(ids) {
      await commit({
        sql: "UPDATE deliveries SET claimed_until = 0 WHERE request_id IN (SELECT value FROM json_each(?))",
        args: [JSON.stringify(ids)],
      });
    },

    async nextDue() {
      const now = Date.now();
      const [row] = await read(
        `SELECT MIN(due) AS due FROM (
          SELECT MIN(CASE WHEN due_at > ?1 + pause THEN ?1 ELSE due_at END) AS due FROM deliveries
            WHERE state = 'waiting' AND claimed_until = 0
          UNION ALL SELECT MIN(CASE WHEN claimed_until > ?2 THEN ?1 ELSE claimed_until END) FROM deliveries
            WHERE claimed_until > 0
        )`,
        [now, now + lease],
      );
      const due = row?.due ?? null;
      return due === null ? undefined : Number(due);
    },
  } satisfies Partial<Outbox>;

  /** @throws when the row is damaged */
  function decode(row: Row): Omit<ClaimedRequest, "recipients"> {
    const id = readText(row.id);
    const encrypted = { bytes: readBytes(row.content), keyId: readText(row.content_key) };
    const content = JSON.parse(cipher.decrypt(id, encrypted).toString()) as VisitorRequest & {
      isVerified: boolean;
    };
    const receivedAt = new Date(Number(row.received_at));
    if (Number.isNaN(receivedAt.getTime()))
      throw new RangeError("A request's received_at is not a valid time.");
    return { ...content, id, receivedAt, isDeliveredToAny: row.is_delivered === 1n };
  }

  function statesOf(row: Row, taken: readonly Row[]): RecipientState[] {
    const id = readBytes(row.id);
    return taken
      .filter(({ request_id }) => readBytes(request_id).equals(id))
      .map((delivery) => ({
        address: readBytes(delivery.recipient).toString(),
        tries: Number(delivery.tries),
        refusals: Number(delivery.refusals),
        ...(delivery.first_refused_at === null
          ? {}
          : { firstRefusedAt: new Date(Number(delivery.first_refused_at)) }),
      }))
      .filter(({ address }) => recipients.includes(address));
  }
}

/** A request's id, or undefined when that is damaged too. */
function nameOf(row: Row): string | undefined {
  try {
    return readText(row.id);
  } catch {
    return undefined;
  }
}

/**
 * Releases expired claims, and corrects times that are too far in the future because the clock was set back.
 */
function repairTimes(now: number): InStatement[] {
  return [
    {
      sql: `UPDATE deliveries SET claimed_until = 0
        WHERE claimed_until > 0 AND (claimed_until <= ? OR claimed_until > ?)`,
      args: [now, now + lease],
    },
    {
      sql: `UPDATE deliveries SET due_at = ?, pause = 0
        WHERE state = 'waiting' AND claimed_until = 0 AND due_at > ? AND due_at > ? + pause`,
      args: [now, now, now],
    },
  ];
}

function claimDue(now: number, most: number): InStatement {
  return {
    sql: `UPDATE deliveries SET claimed_until = ?
      WHERE state = 'waiting' AND claimed_until = 0 AND due_at <= ? AND request_id IN (
        SELECT request_id FROM deliveries
        WHERE state = 'waiting' AND claimed_until = 0 AND due_at <= ? ORDER BY due_at LIMIT ?
      ) RETURNING CAST(request_id AS BLOB) AS request_id, CAST(recipient AS BLOB) AS recipient,
        tries, refusals, first_refused_at`,
    args: [now + lease, now, now, most],
  };
}

function claimedBy(now: number): InStatement {
  return {
    sql: `SELECT rowid, CAST(id AS BLOB) AS id, received_at, CAST(content AS BLOB) AS content,
        CAST(content_key AS BLOB) AS content_key,
        EXISTS (SELECT 1 FROM deliveries WHERE request_id = id AND state = 'delivered') AS is_delivered
      FROM requests WHERE id IN (SELECT request_id FROM deliveries WHERE claimed_until = ? AND claimed_until > 0)`,
    args: [now + lease],
  };
}
