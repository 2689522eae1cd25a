import type { InStatement } from "@libsql/client";
import type { z } from "zod";
import { lease } from "../../relay/outbox/claims";
import { readBytes } from "../../relay/outbox/database";
import type { FileAccess } from "./file-requests";
import { type MovableOutbox, movedMark, type WholeDelivery, type WholeRequest } from "./movable";
import { auditRow, deliveryRow, idRow, readRow, requestRow } from "./stored-rows";

/** Moves requests out of and into an outbox in a file. @param isKnown whether the server has a key */
export function movableFile(
  { read, write }: FileAccess,
  isKnown: (keyId: string) => boolean,
): Omit<MovableOutbox, "cipher" | "close"> {
  /** @throws DamagedRowError */
  async function readWhole(id: string): Promise<WholeRequest | undefined> {
    const [row] = await read(`SELECT ${requestRow.columns} FROM requests WHERE id = ?`, [id]);
    if (!row) return undefined;
    const request = readRow(row, requestRow);
    const deliveries = await read(`SELECT ${deliveryRow.columns} FROM deliveries WHERE request_id = ?`, [id]);
    const audit = await read(`SELECT ${auditRow.columns} FROM audit WHERE request_id = ? ORDER BY sequence`, [
      id,
    ]);
    const { content, content_key: keyId } = request;
    return {
      id,
      key: request.idempotency_key,
      mac: request.body_mac,
      macKey: request.mac_key,
      receivedAt: request.received_at,
      content: content === null ? undefined : { bytes: content, keyId: keyId ?? "" },
      settledAt: request.settled_at,
      deadAt: request.dead_at,
      toldAt: request.told_at,
      deliveries: deliveries.map((delivery) => toDelivery(readRow(delivery, deliveryRow))),
      audit: audit.map((line) => readRow(line, auditRow)),
    };
  }

  return {
    async ids() {
      const rows = await read(
        `SELECT ${idRow.columns} FROM requests WHERE content_key IS NULL OR content_key <> ? ORDER BY received_at`,
        [movedMark],
      );
      const ids: string[] = [];
      const nameless: string[] = [];
      for (const row of rows)
        try {
          ids.push(readRow(row, idRow).id);
        } catch {
          nameless.push(`row ${row.rowid}`);
        }
      return { ids, nameless };
    },

    async take(id) {
      // Before it is claimed: a damaged request stays as it is.
      await readWhole(id);
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
      const rows = await read("SELECT CAST(day AS BLOB) AS day FROM summaries WHERE sent_at IS NOT NULL");
      return rows.map(({ day }) => readBytes(day).toString()).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day));
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

function toDelivery({
  state,
  first_refused_at: firstRefusedAt,
  settled_at: settledAt,
  last_code: code,
  ...delivery
}: z.infer<typeof deliveryRow.schema>): WholeDelivery {
  return { ...delivery, state: state === "held" ? "waiting" : state, firstRefusedAt, settledAt, code };
}
