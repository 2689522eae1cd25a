import type { InStatement, Row } from "@libsql/client";
import { lease } from "../../relay/outbox/claims";
import { readBytes } from "../../relay/outbox/database";
import type { FileAccess } from "./file-requests";
import { type MovableOutbox, movedMark, type WholeDelivery, type WholeRequest } from "./movable";

/** Moves requests out of and into an outbox in a file. @param isKnown whether the server has a key */
export function movableFile(
  { read, write }: FileAccess,
  isKnown: (keyId: string) => boolean,
): Omit<MovableOutbox, "cipher" | "close"> {
  async function readWhole(id: string): Promise<WholeRequest | undefined> {
    const [row] = await read("SELECT * FROM requests WHERE id = ?", [id]);
    if (!row) return undefined;
    const deliveries = await read("SELECT * FROM deliveries WHERE request_id = ?", [id]);
    const audit = await read("SELECT at, event, code FROM audit WHERE request_id = ? ORDER BY sequence", [
      id,
    ]);
    return {
      id,
      key: textOf(row.idempotency_key),
      mac: row.body_mac === null ? null : readBytes(row.body_mac),
      macKey: textOf(row.mac_key),
      receivedAt: Number(row.received_at),
      content:
        row.content === null
          ? undefined
          : { bytes: readBytes(row.content), keyId: textOf(row.content_key) ?? "" },
      settledAt: timeOf(row.settled_at),
      deadAt: timeOf(row.dead_at),
      toldAt: timeOf(row.told_at),
      deliveries: deliveries.map(toDelivery),
      audit: audit.map(({ at, event, code }) => ({ at: Number(at), event: `${event}`, code: textOf(code) })),
    };
  }

  return {
    async ids() {
      const rows = await read(
        "SELECT id FROM requests WHERE content_key IS NULL OR content_key <> ? ORDER BY received_at",
        [movedMark],
      );
      return rows.map(({ id }) => `${id}`);
    },

    async take(id) {
      const now = Date.now();
      const claimed = await write({
        sql: `UPDATE deliveries SET claimed_until = ? WHERE request_id = ? AND state IN ('waiting', 'held')
          AND (SELECT COUNT(*) FROM deliveries WHERE request_id = ? AND claimed_until > ?) = 0`,
        args: [now + lease, id, id, now],
      });
      const request = await readWhole(id);
      const isWaiting = request?.deliveries.some(({ state }) => state === "waiting");
      return isWaiting && claimed === 0 ? undefined : request;
    },

    async put({ id, key, mac, macKey, receivedAt, content, settledAt, deadAt, toldAt, deliveries, audit }) {
      const waits = content !== undefined && !isKnown(content.keyId) ? "held" : "waiting";
      const statements: InStatement[] = [
        { sql: "DELETE FROM requests WHERE id = ? AND content_key = ?", args: [id, movedMark] },
        {
          sql: `INSERT INTO requests (id, idempotency_key, body_mac, mac_key, received_at, content, content_key,
              settled_at, dead_at, told_at)
            SELECT ?1, CASE WHEN EXISTS (SELECT 1 FROM requests WHERE idempotency_key = ?2) THEN NULL ELSE ?2 END,
              ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
            WHERE NOT EXISTS (SELECT 1 FROM requests WHERE idempotency_key = ?2 AND body_mac = ?3)
            ON CONFLICT (id) DO NOTHING`,
          args: [
            ...[id, key, mac, macKey, receivedAt],
            ...[content?.bytes ?? null, content?.keyId ?? null, settledAt, deadAt, toldAt],
          ],
        },
        ...deliveries.map(
          ({ recipient, state, tries, refusals, firstRefusedAt, settledAt: endedAt, code }): InStatement => ({
            sql: `INSERT INTO deliveries (request_id, recipient, state, tries, refusals, first_refused_at, due_at,
                settled_at, last_code)
              SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM requests WHERE id = ? ON CONFLICT DO NOTHING`,
            args: [
              ...[recipient, state === "waiting" ? waits : state, tries, refusals, firstRefusedAt],
              ...[Date.now(), endedAt, code, id],
            ],
          }),
        ),
        ...audit.map(
          ({ at, event, code }): InStatement => ({
            sql: `INSERT INTO audit (at, request_id, event, code) SELECT ?1, ?2, ?3, ?4
              WHERE NOT EXISTS (SELECT 1 FROM audit WHERE request_id = ?2 AND at = ?1 AND event = ?3)`,
            args: [at, id, event, code],
          }),
        ),
      ];
      await write(...statements);
    },

    async markMoved(id, operator) {
      const now = Date.now();
      await write(
        {
          sql: "INSERT INTO audit (at, request_id, event, code) VALUES (?, ?, 'moved', ?)",
          args: [now, id, operator],
        },
        { sql: "DELETE FROM deliveries WHERE request_id = ?", args: [id] },
        {
          sql: `UPDATE requests SET content = NULL, content_key = ?, dead_at = NULL,
              settled_at = COALESCE(settled_at, ?) WHERE id = ?`,
          args: [movedMark, now, id],
        },
      );
    },

    async summaries() {
      return (await read("SELECT day FROM summaries WHERE sent_at IS NOT NULL")).map(({ day }) => `${day}`);
    },
    async addSummaries(days) {
      const add = (day: string): InStatement => ({
        sql: "INSERT INTO summaries (day, sent_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        args: [day, Date.now()],
      });
      if (days.length > 0) await write(...days.map(add));
    },
  };
}

const textOf = (value: Row[string] | undefined) => (typeof value === "string" ? value : null);
const timeOf = (value: Row[string] | undefined) => (typeof value === "bigint" ? Number(value) : null);

function toDelivery(row: Row): WholeDelivery {
  const state = `${row.state}`;
  return {
    recipient: `${row.recipient}`,
    state: state === "held" ? "waiting" : (state as WholeDelivery["state"]),
    tries: Number(row.tries),
    refusals: Number(row.refusals),
    firstRefusedAt: timeOf(row.first_refused_at),
    settledAt: timeOf(row.settled_at),
    code: timeOf(row.last_code),
  };
}
