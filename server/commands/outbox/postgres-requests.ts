import { someoneHasIt } from "../../relay/outbox/postgres/closing";
import type { Pool } from "../../relay/outbox/postgres/pool";
import { movedMark } from "./movable";
import type { OperatorOutbox, StoredRecipient, StoredRequest } from "./operator-outbox";

interface DeliveryRow extends Omit<StoredRecipient, "code"> {
  readonly requestId: string;
  readonly code: number | null;
}

/** The operator's methods for one site's requests in PostgreSQL. */
export function postgresRequests(
  { query, transaction }: Pick<Pool, "query" | "transaction">,
  site: string,
): Omit<OperatorOutbox, "cipher" | "close"> {
  const note =
    "INSERT INTO relay.audit (at, site, request_id, event, code) VALUES (relay.clock(), $1, $2, $3, $4)";

  return {
    async find(prefix) {
      const rows = await query<Omit<StoredRequest, "recipients">>(
        `SELECT id, received_at AS "receivedAt", content IS NOT NULL AS "hasText",
          CASE WHEN content_key = $3 THEN 'moved' WHEN dead_at IS NOT NULL AND ${someoneHasIt} THEN 'refused'
            WHEN dead_at IS NOT NULL THEN 'dead' WHEN settled_at IS NULL THEN 'waiting'
            WHEN EXISTS (SELECT 1 FROM relay.audit WHERE request_id = r.id AND event = 'removed') THEN 'removed'
            ELSE 'delivered' END AS state
        FROM relay.requests r WHERE site = $1 AND starts_with(id, $2) ORDER BY received_at, id`,
        [site, prefix, movedMark],
      );
      const deliveries = await query<DeliveryRow>(
        `SELECT request_id AS "requestId", recipient AS address, state, tries, last_code AS code,
          claimed_until > relay.clock() IS TRUE AS "isBeingSent"
        FROM relay.deliveries WHERE site = $1 AND starts_with(request_id, $2) ORDER BY request_id, recipient DESC`,
        [site, prefix],
      );
      const byRequest = new Map<string, StoredRecipient[]>(rows.map(({ id }) => [id, []]));
      for (const { requestId, code, ...recipient } of deliveries)
        byRequest.get(requestId)?.push({ ...recipient, code: code ?? undefined });
      return rows.map((row) => ({ ...row, recipients: byRequest.get(row.id) ?? [] }));
    },

    async readEncrypted(id) {
      const [row] = await query<{ content: Buffer | null; content_key: string | null }>(
        "SELECT content, content_key FROM relay.requests WHERE site = $1 AND id = $2",
        [site, id],
      );
      return row?.content ? { bytes: row.content, keyId: row.content_key ?? "" } : undefined;
    },

    note: (event, ids, operator) =>
      transaction(async (run) => {
        for (const id of ids) await run(note, [site, id, event, operator]);
      }),

    replay: (id, operator) =>
      transaction(async (run) => {
        await run("SELECT 1 FROM relay.requests WHERE id = $1 AND site = $2 FOR UPDATE", [id, site]);
        await run(note, [site, id, "replayed", operator]);
        await run(
          `UPDATE relay.requests SET dead_at = NULL, told_at = NULL, told_by = NULL, telling_until = NULL
            WHERE id = $1 AND content IS NOT NULL`,
          [id],
        );
        const changed = await run(
          `UPDATE relay.deliveries SET state = 'waiting', due_at = relay.clock(), pause = 0, refusals = 0,
              first_refused_at = NULL, settled_at = NULL, claimed_until = NULL, lease_token = NULL
            WHERE request_id = $1 AND state <> 'delivered'
              AND (claimed_until IS NULL OR claimed_until <= relay.clock())
              AND EXISTS (SELECT 1 FROM relay.requests WHERE id = $1 AND content IS NOT NULL)
            RETURNING recipient`,
          [id],
        );
        await run("SELECT pg_notify('relay', $1)", [site]);
        return changed.length;
      }),

    see: (id, operator) =>
      transaction(async (run) => {
        await run("SELECT 1 FROM relay.requests WHERE id = $1 AND site = $2 FOR UPDATE", [id, site]);
        const closed = await run(
          `UPDATE relay.requests r SET content = NULL, content_key = NULL, dead_at = NULL, settled_at = relay.clock()
            WHERE id = $1 AND dead_at IS NOT NULL AND settled_at IS NULL AND ${someoneHasIt} RETURNING id`,
          [id],
        );
        if (closed.length > 0) await run(note, [site, id, "seen", operator]);
        return closed.length > 0;
      }),

    remove: (id, operator) =>
      transaction(async (run) => {
        await run("SELECT 1 FROM relay.requests WHERE id = $1 AND site = $2 FOR UPDATE", [id, site]);
        await run(note, [site, id, "removed", operator]);
        await run("DELETE FROM relay.deliveries WHERE request_id = $1 AND state <> 'delivered'", [id]);
        await run(
          `UPDATE relay.requests SET content = NULL, content_key = NULL, dead_at = NULL, settled_at = relay.clock()
            WHERE id = $1`,
          [id],
        );
      }),

    async audit(prefix) {
      const rows = await query<{ at: Date; id: string | null; event: string; code: string | null }>(
        `SELECT at, request_id AS id, event, code FROM relay.audit
          WHERE site = $1 AND starts_with(COALESCE(request_id, ''), $2) ORDER BY sequence`,
        [site, prefix],
      );
      return rows.map(({ at, id, event, code }) => ({ at, event, id: id ?? "", code: code ?? "" }));
    },
  };
}
