import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { z } from "zod";
import type { Encrypted } from "../../relay/outbox/cipher";
import { lockRequest, note } from "../../relay/outbox/parts";
import type { Run, Store } from "../../relay/outbox/store";
import { auditRow, deliveryRow, readRow, requestRow, text } from "./stored-rows";

/** A request with all that is stored about it. Times are in milliseconds since 1970. */
interface WholeRequest extends Omit<z.infer<typeof requestRow>, "content" | "content_key"> {
  readonly id: string;
  readonly content: Encrypted | undefined;
  readonly deliveries: readonly z.infer<typeof deliveryRow>[];
  readonly audit: readonly z.infer<typeof auditRow>[];
}

/** A `content_key` that belongs to no key: the request is in another outbox now, and only its key stays here. */
export const movedMark = "moved";

/** Moves requests out of and into the rows of one site, while servers use them. */
export function movable(store: Store, site: string) {
  const { read, transaction, dialect } = store;
  const { now, absolute, epochOf } = dialect;

  /** @throws DamagedRowError */
  async function readWhole(run: Run, id: string): Promise<WholeRequest | undefined> {
    const [row] = await run(sql`
      SELECT ${dialect.text("idempotency_key")}, body_mac, ${dialect.text("mac_key")}, ${epochOf("received_at")}, content,
        ${dialect.text("content_key")}, ${epochOf("settled_at")}, ${epochOf("dead_at")}, ${epochOf("told_at")}
      FROM requests WHERE id = ${id} AND site = ${site}`);
    if (!row) return undefined;
    const { content, content_key: keyId, ...request } = readRow(row, requestRow);
    const deliveries = await run(sql`
      SELECT ${dialect.text("recipient")}, ${dialect.text("state")}, tries, refusals, ${epochOf("first_refused_at")},
        ${epochOf("settled_at")}, last_code FROM deliveries WHERE request_id = ${id}`);
    const audit = await run(sql`
      SELECT ${epochOf("at")}, ${dialect.text("event")}, ${dialect.text("code")} FROM audit
      WHERE request_id = ${id} AND site = ${site} ORDER BY sequence`);
    return {
      ...{ ...request, id },
      content: content === null ? undefined : { bytes: content, keyId: keyId ?? "" },
      deliveries: deliveries.map((delivery) => readRow(delivery, deliveryRow)),
      audit: audit.map((line) => readRow(line, auditRow)),
    };
  }

  async function insert(run: Run, request: WholeRequest): Promise<void> {
    const { id, idempotency_key: key, content } = request;
    await run(sql`DELETE FROM requests WHERE id = ${id} AND content_key = ${movedMark}`);
    const [same] = await run(sql`SELECT body_mac, ${dialect.text("id")} FROM requests
      WHERE site = ${site} AND idempotency_key = ${key}`);
    const isSame = (one: unknown, other: Buffer | null) =>
      other && Buffer.isBuffer(one) ? other.equals(one) : one === other;
    // A browser has sent the same request to the other outbox meanwhile.
    if (same && isSame(same.body_mac, request.body_mac)) return;
    const stored = await run(sql`
      INSERT INTO requests (id, site, idempotency_key, body_mac, mac_key, received_at, content, content_key,
        settled_at, dead_at, told_at)
      VALUES (${id}, ${site}, ${same ? null : key}, ${request.body_mac}, ${request.mac_key},
        ${absolute(request.received_at)}, ${content?.bytes ?? null}, ${content?.keyId ?? null},
        ${absolute(request.settled_at)}, ${absolute(request.dead_at)}, ${absolute(request.told_at)})
      ON CONFLICT (id) DO NOTHING RETURNING 1 AS stored`);
    if (stored.length === 0) return;
    for (const one of request.deliveries)
      await run(sql`
        INSERT INTO deliveries (request_id, recipient, site, state, tries, refusals, first_refused_at, due_at, settled_at,
          last_code)
        VALUES (${id}, ${one.recipient}, ${site}, ${one.state}, ${one.tries}, ${one.refusals},
          ${absolute(one.first_refused_at)}, ${now()}, ${absolute(one.settled_at)}, ${one.last_code})`);
  }

  return {
    /** The ids of all requests that have not been moved, oldest first, and names for the rows whose id is damaged. */
    async ids() {
      const rows = await read(sql`SELECT ${dialect.text("r.id")}, ${dialect.key} AS row_key FROM requests r
        WHERE r.site = ${site} AND (r.content_key IS NULL OR r.content_key <> ${movedMark}) ORDER BY r.received_at`);
      const named = rows.map(({ id, row_key }) => ({ id: text.safeParse(id).data, row: `row ${row_key}` }));
      return {
        ids: named.map(({ id }) => id).filter((id) => id !== undefined),
        nameless: named.filter(({ id }) => id === undefined).map(({ row }) => row),
      };
    },

    /**
     * Reads a request and claims it, so that no server sends it meanwhile.
     * @returns undefined when a server is sending it right now
     * @throws DamagedRowError when it cannot be moved as it is; then nothing is claimed
     */
    take: (id: string) =>
      transaction(async (run) => {
        await lockRequest(run, store, id);
        const busy = await run(sql`SELECT 1 AS busy FROM deliveries
          WHERE request_id = ${id} AND claimed_until > ${now()} LIMIT 1`);
        // What is damaged stays as it is.
        const request = await readWhole(run, id);
        if (busy.length > 0) return undefined;
        await run(sql`UPDATE deliveries SET lease_token = ${randomUUID()}, claimed_until = ${dialect.after(dialect.lease)}
          WHERE request_id = ${id} AND state = 'waiting'`);
        return request;
      }),

    /** Stores a request, unless it is here already. What waits is due at once. */
    put: (request: WholeRequest) =>
      transaction(async (run) => {
        await insert(run, request);
        for (const { at, event, code } of request.audit) {
          const known = await run(sql`SELECT 1 AS found FROM audit
            WHERE request_id = ${request.id} AND at = ${absolute(at)} AND event = ${event}`);
          if (known.length === 0)
            await run(sql`INSERT INTO audit (at, site, request_id, event, code)
              VALUES (${absolute(at)}, ${site}, ${request.id}, ${event}, ${code})`);
        }
        await run(dialect.wake(site));
      }),

    /** Erases what was taken, except for the idempotency key. */
    markMoved: (id: string, operator: string) =>
      transaction(async (run) => {
        await lockRequest(run, store, id);
        await note(run, { store, site }, "moved", id, operator);
        await run(sql`DELETE FROM deliveries WHERE request_id = ${id}`);
        await run(sql`UPDATE requests SET content = NULL, content_key = ${movedMark}, dead_at = NULL,
          settled_at = COALESCE(settled_at, ${now()}) WHERE id = ${id}`);
      }),

    /** The days whose summary was sent. */
    async summaries() {
      const rows = await read(
        sql`SELECT ${dialect.text("day")} FROM summaries WHERE site = ${site} AND sent_at IS NOT NULL`,
      );
      return rows.map(({ day }) => `${day}`).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day));
    },
    addSummaries: (days: readonly string[]) =>
      transaction(async (run) => {
        for (const day of days)
          await run(
            sql`INSERT INTO summaries (site, day, sent_at) VALUES (${site}, ${day}, ${now()}) ON CONFLICT DO NOTHING`,
          );
      }),
  };
}
