import type { InStatement, InValue, Row } from "@libsql/client";
import { someoneHasIt } from "../../relay/outbox/closing";
import { readBytes } from "../../relay/outbox/database";
import { movedMark } from "./movable";
import type { OperatorOutbox, StoredRecipient, StoredRequest } from "./operator-outbox";

/** How the commands read and write an outbox's file. */
export interface FileAccess {
  read(sql: string, args?: InValue[]): Promise<Row[]>;
  /**
   * Runs statements in one transaction, which is on disk once this resolves.
   * @returns the rows that the last one changed
   */
  write(...statements: InStatement[]): Promise<number>;
}

/** The operator's methods for an outbox in a file. */
export function fileRequests({ read, write }: FileAccess): Omit<OperatorOutbox, "cipher" | "close"> {
  return {
    async find(prefix) {
      const rows = await read(
        `SELECT CAST(id AS BLOB) AS id, received_at, settled_at, dead_at, content IS NOT NULL AS has_text,
            content_key = ? AS is_moved, ${someoneHasIt} AS is_delivered,
            EXISTS (SELECT 1 FROM audit WHERE request_id = id AND event = 'removed') AS is_removed
          FROM requests WHERE substr(id, 1, ?) = ? ORDER BY received_at, rowid`,
        [movedMark, prefix.length, prefix],
      );
      const deliveries = await read(
        `SELECT CAST(request_id AS BLOB) AS id, CAST(recipient AS BLOB) AS recipient, CAST(state AS BLOB) AS state,
            tries, last_code, claimed_until FROM deliveries WHERE substr(request_id, 1, ?) = ? ORDER BY rowid`,
        [prefix.length, prefix],
      );
      const byRequest = new Map<string, Row[]>(rows.map(({ id }) => [nameOf(id), []]));
      for (const delivery of deliveries) byRequest.get(nameOf(delivery.id))?.push(delivery);
      return rows.map((row) => toRequest(row, byRequest.get(nameOf(row.id)) ?? []));
    },

    async readEncrypted(id) {
      const [row] = await read(
        "SELECT CAST(content AS BLOB) AS content, CAST(content_key AS BLOB) AS content_key FROM requests WHERE id = ?",
        [id],
      );
      if (!row || row.content === null) return undefined;
      return { bytes: readBytes(row.content), keyId: nameOf(row.content_key) };
    },

    async note(event, ids, operator) {
      await write(...ids.map((id) => auditLine(event, id, operator)));
    },

    replay: (id, operator) =>
      write(
        auditLine("replayed", id, operator),
        {
          sql: "UPDATE requests SET dead_at = NULL, told_at = NULL WHERE id = ? AND content IS NOT NULL",
          args: [id],
        },
        {
          sql: `UPDATE deliveries SET state = 'waiting', due_at = ?, pause = 0, refusals = 0, first_refused_at = NULL,
              settled_at = NULL, claimed_until = 0
            WHERE request_id = ? AND state <> 'delivered' AND claimed_until <= ?
              AND EXISTS (SELECT 1 FROM requests WHERE id = request_id AND content IS NOT NULL)`,
          args: [Date.now(), id, Date.now()],
        },
      ),

    async see(id, operator) {
      const isOurs = `id = ? AND dead_at IS NOT NULL AND settled_at IS NULL AND ${someoneHasIt}`;
      const changed = await write(
        {
          sql: `INSERT INTO audit (at, request_id, event, code) SELECT ?, id, 'seen', ? FROM requests WHERE ${isOurs}`,
          args: [Date.now(), operator, id],
        },
        {
          sql: `UPDATE requests SET content = NULL, content_key = NULL, dead_at = NULL, settled_at = ? WHERE ${isOurs}`,
          args: [Date.now(), id],
        },
      );
      return changed > 0;
    },

    async remove(id, operator) {
      await write(
        auditLine("removed", id, operator),
        { sql: "DELETE FROM deliveries WHERE request_id = ? AND state <> 'delivered'", args: [id] },
        {
          sql: "UPDATE requests SET content = NULL, content_key = NULL, dead_at = NULL, settled_at = ? WHERE id = ?",
          args: [Date.now(), id],
        },
      );
    },

    async audit(prefix) {
      const rows = await read(
        `SELECT at, CAST(request_id AS BLOB) AS id, CAST(event AS BLOB) AS event, CAST(code AS BLOB) AS code
          FROM audit WHERE substr(COALESCE(request_id, ''), 1, ?) = ? ORDER BY sequence`,
        [prefix.length, prefix],
      );
      return rows.map(({ at, id, event, code }) => ({
        at: new Date(Number(at)),
        id: nameOf(id),
        event: nameOf(event),
        code: nameOf(code),
      }));
    },
  };
}

function auditLine(event: string, id: string, code: string): InStatement {
  return {
    sql: "INSERT INTO audit (at, request_id, event, code) VALUES (?, ?, ?, ?)",
    args: [Date.now(), id, event, code],
  };
}

/** Decodes a text column, even if it is not valid UTF-8. */
function nameOf(value: Row[string] | undefined): string {
  return value instanceof ArrayBuffer ? Buffer.from(value).toString() : "";
}

function toRequest(row: Row, deliveries: readonly Row[]): StoredRequest {
  return {
    id: nameOf(row.id),
    receivedAt: new Date(Number(row.received_at)),
    state: stateOf(row),
    hasText: row.has_text === 1n,
    recipients: deliveries.map(toRecipient),
  };
}

function stateOf({ dead_at, settled_at, is_removed, is_moved, is_delivered }: Row): StoredRequest["state"] {
  if (is_moved === 1n) return "moved";
  if (dead_at !== null) return is_delivered === 1n ? "refused" : "dead";
  if (settled_at === null) return "waiting";
  return is_removed === 1n ? "removed" : "delivered";
}

function toRecipient(delivery: Row): StoredRecipient {
  return {
    address: nameOf(delivery.recipient),
    state: nameOf(delivery.state),
    tries: Number(delivery.tries),
    code: delivery.last_code === null ? undefined : Number(delivery.last_code),
    isBeingSent: Number(delivery.claimed_until) > Date.now(),
  };
}
