import sql from "sql-template-tag";
import type { Cipher } from "../../relay/outbox/cipher";
import { lockRequest, note, someoneHasIt } from "../../relay/outbox/parts";
import { bytesOf, isTrue, type Row, type Store } from "../../relay/outbox/store";
import { movedMark } from "./movable";

/** The operator's methods for one site's requests. */
export function storedRequests(store: Store, site: string, cipher: Cipher | undefined) {
  const { read, transaction, dialect } = store;
  const { now, text } = dialect;
  const parts = { store, site };

  return {
    /** The requests whose id starts with a prefix, oldest first. */
    async find(prefix: string) {
      const rows = await read(sql`
        SELECT ${text("r.id")}, ${dialect.epochOf("r.received_at")}, r.settled_at IS NOT NULL AS is_settled,
          r.dead_at IS NOT NULL AS is_dead, r.content IS NOT NULL AS has_text, ${text("r.content_key")},
          ${someoneHasIt} AS is_delivered,
          EXISTS (SELECT 1 FROM audit WHERE request_id = r.id AND event = 'removed') AS is_removed
        FROM requests r WHERE r.site = ${site} AND substr(r.id, 1, ${prefix.length}) = ${prefix}
        ORDER BY r.received_at, ${dialect.key}`);
      const deliveries = await read(sql`
        SELECT ${text("request_id")}, ${text("recipient")}, ${text("state")}, tries, last_code,
          claimed_until IS NOT NULL AND claimed_until > ${now()} AS is_being_sent
        FROM deliveries WHERE site = ${site} AND substr(request_id, 1, ${prefix.length}) = ${prefix}
        ORDER BY request_id, recipient DESC`);
      const byRequest = new Map<string, Row[]>(rows.map(({ id }) => [nameOf(id), []]));
      for (const delivery of deliveries) byRequest.get(nameOf(delivery.request_id))?.push(delivery);
      return rows.map((row) => {
        const keyId = nameOf(row.content_key);
        const isKnown = keyId === "" || cipher === undefined || cipher.keyIds.includes(keyId);
        const id = nameOf(row.id);
        return {
          id,
          receivedAt: new Date(Number(row.received_at)),
          state: stateOf(row),
          hasText: isTrue(row.has_text),
          // "held" means that a key is missing, and the code is that of the last reply.
          recipients: (byRequest.get(id) ?? []).map(
            ({ recipient, state, tries, last_code, is_being_sent }) => ({
              address: nameOf(recipient),
              state: nameOf(state) === "waiting" && !isKnown ? "held" : nameOf(state),
              tries: Number(tries),
              code: last_code === null ? undefined : Number(last_code),
              isBeingSent: isTrue(is_being_sent),
            }),
          ),
        };
      });
    },

    /** The text of a request; undefined once it is erased. */
    async readEncrypted(id: string) {
      const [row] = await read(
        sql`SELECT content, ${text("content_key")} FROM requests WHERE site = ${site} AND id = ${id}`,
      );
      if (!row || row.content === null) return undefined;
      return { bytes: bytesOf(row.content), keyId: nameOf(row.content_key) };
    },

    /** Adds an entry to the audit trail for each request. It is on disk once this resolves. */
    note: (event: string, ids: readonly string[], operator: string) =>
      transaction(async (run) => {
        for (const id of ids) await note(run, parts, event, id, operator);
      }),

    /** Makes a request due for all who do not have it. @returns how many recipients that changed */
    replay: (id: string, operator: string) =>
      transaction(async (run) => {
        await lockRequest(run, store, id);
        await note(run, parts, "replayed", id, operator);
        await run(sql`UPDATE requests SET dead_at = NULL, told_at = NULL, told_by = NULL, telling_until = NULL
          WHERE id = ${id} AND content IS NOT NULL`);
        const changed = await run(sql`
          UPDATE deliveries SET state = 'waiting', due_at = ${now()}, pause = 0, refusals = 0, first_refused_at = NULL,
            settled_at = NULL, claimed_until = NULL, lease_token = NULL
          WHERE request_id = ${id} AND state <> 'delivered' AND (claimed_until IS NULL OR claimed_until <= ${now()})
            AND EXISTS (SELECT 1 FROM requests WHERE id = request_id AND content IS NOT NULL) RETURNING 1 AS changed`);
        await run(dialect.wake(site));
        return changed.length;
      }),

    /** Closes a request that others have, and erases its text: a person has looked. @returns whether there was one to close */
    see: (id: string, operator: string) =>
      transaction(async (run) => {
        await lockRequest(run, store, id);
        const closed = await run(sql`
          UPDATE requests AS r SET content = NULL, content_key = NULL, dead_at = NULL, settled_at = ${now()}
          WHERE r.id = ${id} AND r.dead_at IS NOT NULL AND r.settled_at IS NULL AND ${someoneHasIt} RETURNING 1 AS closed`);
        if (closed.length > 0) await note(run, parts, "seen", id, operator);
        return closed.length > 0;
      }),

    /** Erases a request's text and cancels its deliveries. */
    remove: (id: string, operator: string) =>
      transaction(async (run) => {
        await lockRequest(run, store, id);
        await note(run, parts, "removed", id, operator);
        await run(sql`DELETE FROM deliveries WHERE request_id = ${id} AND state <> 'delivered'`);
        await run(sql`UPDATE requests SET content = NULL, content_key = NULL, dead_at = NULL, settled_at = ${now()}
          WHERE id = ${id}`);
      }),

    /** The audit trail of requests whose id starts with a prefix, oldest first. */
    async audit(prefix: string) {
      const rows = await read(sql`
        SELECT ${dialect.epochOf("at")}, ${text("request_id")}, ${text("event")}, ${text("code")} FROM audit
        WHERE site = ${site} AND substr(COALESCE(request_id, ''), 1, ${prefix.length}) = ${prefix} ORDER BY sequence`);
      return rows.map(({ at, request_id, event, code }) => ({
        at: new Date(Number(at)),
        id: nameOf(request_id),
        event: nameOf(event),
        code: nameOf(code),
      }));
    },
  };
}

/** A text, even if it is damaged; empty without one. */
function nameOf(value: unknown): string {
  return value === null || value === undefined ? "" : `${value}`;
}

/** "refused": some recipients were, others have it. "dead": nobody has it. */
function stateOf(row: Row) {
  if (nameOf(row.content_key) === movedMark) return "moved";
  if (isTrue(row.is_dead)) return isTrue(row.is_delivered) ? "refused" : "dead";
  if (!isTrue(row.is_settled)) return "waiting";
  return isTrue(row.is_removed) ? "removed" : "delivered";
}
