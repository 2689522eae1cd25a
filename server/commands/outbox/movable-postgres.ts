import { groupLease } from "../../relay/outbox/postgres/leases";
import type { Pool, Query } from "../../relay/outbox/postgres/pool";
import { type MovableOutbox, movedMark, type WholeDelivery, type WholeRequest } from "./movable";

interface WholeRow extends Omit<WholeRequest, "content" | "deliveries" | "audit"> {
  readonly bytes: Buffer | null;
  readonly keyId: string | null;
}

/** In whole milliseconds, because a file keeps no fractions. */
const ms = (column: string, name: string) =>
  `round(extract(epoch FROM ${column}) * 1000)::double precision AS "${name}"`;
const at = (value: string) => `to_timestamp(${value}::double precision / 1000)`;

async function readWhole(run: Query, id: string, site: string): Promise<WholeRequest | undefined> {
  const [row] = await run<WholeRow>(
    `SELECT id, idempotency_key AS key, body_mac AS mac, mac_key AS "macKey", ${ms("received_at", "receivedAt")},
      content AS bytes, content_key AS "keyId", ${ms("settled_at", "settledAt")}, ${ms("dead_at", "deadAt")},
      ${ms("told_at", "toldAt")} FROM relay.requests WHERE id = $1 AND site = $2`,
    [id, site],
  );
  if (!row) return undefined;
  const { bytes, keyId, ...request } = row;
  return {
    ...request,
    content: bytes === null ? undefined : { bytes, keyId: keyId ?? "" },
    deliveries: await run<WholeDelivery>(
      `SELECT recipient, state, tries, refusals, ${ms("first_refused_at", "firstRefusedAt")},
        ${ms("settled_at", "settledAt")}, last_code AS code FROM relay.deliveries WHERE request_id = $1`,
      [id],
    ),
    audit: await run(
      `SELECT ${ms("at", "at")}, event, code FROM relay.audit WHERE request_id = $1 AND site = $2 ORDER BY sequence`,
      [id, site],
    ),
  };
}

async function insert(run: Query, site: string, request: WholeRequest): Promise<boolean> {
  const { id, key, mac, macKey, receivedAt, content, settledAt, deadAt, toldAt } = request;
  await run("DELETE FROM relay.requests WHERE id = $1 AND content_key = $2", [id, movedMark]);
  const [same] = await run<{ is_same: boolean }>(
    `SELECT id = $3 OR body_mac IS NOT DISTINCT FROM $4 AS is_same FROM relay.requests
      WHERE site = $1 AND idempotency_key = $2`,
    [site, key, id, mac],
  );
  // A browser has sent the same request to the other outbox meanwhile.
  if (same?.is_same) return false;
  const stored = await run(
    `INSERT INTO relay.requests (id, site, idempotency_key, body_mac, mac_key, received_at, content, content_key,
        settled_at, dead_at, told_at)
      VALUES ($1, $2, $3, $4, $5, ${at("$6")}, $7, $8, ${at("$9")}, ${at("$10")}, ${at("$11")})
      ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      ...[id, site, same ? null : key, mac, macKey, receivedAt],
      ...[content?.bytes ?? null, content?.keyId ?? null, settledAt, deadAt, toldAt],
    ],
  );
  return stored.length > 0;
}

/** Moves requests out of and into the rows of one site in PostgreSQL. */
export function movablePostgres(
  { query, transaction }: Pick<Pool, "query" | "transaction">,
  site: string,
): Omit<MovableOutbox, "cipher" | "close"> {
  return {
    async ids() {
      const rows = await query<{ id: string }>(
        "SELECT id FROM relay.requests WHERE site = $1 AND content_key IS DISTINCT FROM $2 ORDER BY received_at",
        [site, movedMark],
      );
      return { ids: rows.map(({ id }) => id), nameless: [] };
    },

    take: (id) =>
      transaction(async (run) => {
        await run("SELECT 1 FROM relay.requests WHERE id = $1 FOR UPDATE", [id]);
        const [busy] = await run(
          "SELECT 1 FROM relay.deliveries WHERE request_id = $1 AND claimed_until > relay.clock() LIMIT 1",
          [id],
        );
        if (busy) return undefined;
        await run(
          `UPDATE relay.deliveries SET lease_token = nextval('relay.lease'),
              claimed_until = relay.clock() + $2::double precision * interval '1 ms'
            WHERE request_id = $1 AND state = 'waiting'`,
          [id, groupLease],
        );
        return readWhole(run, id, site);
      }),

    put: (request) =>
      transaction(async (run) => {
        if (await insert(run, site, request))
          for (const one of request.deliveries)
            await run(
              `INSERT INTO relay.deliveries (request_id, recipient, site, state, tries, refusals, first_refused_at,
                  due_at, settled_at, last_code)
                VALUES ($1, $2, $3, $4, $5, $6, ${at("$7")}, relay.clock(), ${at("$8")}, $9)`,
              [
                ...[request.id, one.recipient, site, one.state, one.tries, one.refusals],
                ...[one.firstRefusedAt, one.settledAt, one.code],
              ],
            );
        for (const { at: time, event, code } of request.audit)
          await run(
            `INSERT INTO relay.audit (at, site, request_id, event, code) SELECT ${at("$1")}, $2, $3, $4, $5
              WHERE NOT EXISTS (
                SELECT 1 FROM relay.audit WHERE request_id = $3 AND at = ${at("$1")} AND event = $4)`,
            [time, site, request.id, event, code],
          );
        await run("SELECT pg_notify('relay', $1)", [site]);
      }),

    markMoved: (id, operator) =>
      transaction(async (run) => {
        await run("SELECT 1 FROM relay.requests WHERE id = $1 FOR UPDATE", [id]);
        await run(
          "INSERT INTO relay.audit (at, site, request_id, event, code) VALUES (relay.clock(), $1, $2, 'moved', $3)",
          [site, id, operator],
        );
        await run("DELETE FROM relay.deliveries WHERE request_id = $1", [id]);
        await run(
          `UPDATE relay.requests SET content = NULL, content_key = $2, dead_at = NULL,
              settled_at = COALESCE(settled_at, relay.clock()) WHERE id = $1`,
          [id, movedMark],
        );
      }),

    async summaries() {
      const rows = await query<{ day: string }>(
        "SELECT day FROM relay.summaries WHERE site = $1 AND sent_at IS NOT NULL",
        [site],
      );
      return rows.map(({ day }) => day);
    },
    async addSummaries(days) {
      await query(
        `INSERT INTO relay.summaries (site, day, sent_at) SELECT $1, day, relay.clock() FROM unnest($2::text[]) AS day
          ON CONFLICT DO NOTHING`,
        [site, days],
      );
    },
  };
}
