import type { ClaimedRequest, Outbox, RecipientState } from "../outbox";
import { contentSchema } from "../stored-content";
import { groupLease } from "./leases";
import { clockSlack, fromNow, type PostgresParts } from "./parts";
import { repairTimes } from "./repair-times";

interface TakenRow {
  readonly id: string;
  readonly received_at: Date;
  readonly content: Buffer | null;
  readonly content_key: string | null;
  readonly is_delivered: boolean;
  readonly recipient: string;
  readonly tries: number;
  readonly refusals: number;
  readonly refused_from_now: number | null;
  readonly lease_token: string;
}

/**
 * Requests are locked before their deliveries, here and wherever a request is settled, so that two relays
 * never wait for each other. What another relay is working on is skipped.
 */
const claimDue = `
  WITH next AS (
    SELECT r.id FROM relay.deliveries d JOIN relay.requests r ON r.id = d.request_id
    WHERE d.site = $1 AND d.state = 'waiting' AND d.claimed_until IS NULL AND d.due_at <= relay.clock()
      AND d.recipient = ANY ($2) AND (r.content_key IS NULL OR r.content_key = ANY ($3))
    ORDER BY d.due_at LIMIT $4 FOR UPDATE OF r SKIP LOCKED
  ), taken AS (
    UPDATE relay.deliveries SET lease_token = nextval('relay.lease'),
      claimed_until = relay.clock() + $5::double precision * interval '1 ms'
    WHERE request_id IN (SELECT id FROM next) AND state = 'waiting' AND claimed_until IS NULL
      AND due_at <= relay.clock() AND recipient = ANY ($2)
    RETURNING request_id, recipient, tries, refusals, ${fromNow("first_refused_at")} AS refused_from_now, lease_token
  )
  SELECT r.id, r.received_at, r.content, r.content_key, taken.*, EXISTS (
    SELECT 1 FROM relay.deliveries o WHERE o.request_id = r.id AND o.state = 'delivered'
  ) AS is_delivered
  FROM taken JOIN relay.requests r ON r.id = taken.request_id ORDER BY r.received_at, r.id`;

/** The outbox's methods for claiming requests that are due. */
export function claims(parts: PostgresParts): Pick<Outbox, "claim" | "release" | "nextDue"> {
  const { query, transaction, site, cipher, leases, recipients, log, onDead } = parts;

  async function markDamaged(id: string): Promise<void> {
    await transaction(async (run) => {
      await run("SELECT 1 FROM relay.requests WHERE id = $1 FOR UPDATE", [id]);
      await run(
        `UPDATE relay.deliveries SET state = 'dead', claimed_until = NULL, settled_at = relay.clock(), last_code = NULL
          WHERE request_id = $1 AND state = 'waiting'`,
        [id],
      );
      await run(
        `INSERT INTO relay.audit (at, site, request_id, event)
          SELECT relay.clock(), $2, $1, event FROM unnest(ARRAY['unreadable', 'dead']) AS event`,
        [id, site],
      );
      // Dead even if a recipient has the mail: settling would erase the text, which may be recoverable.
      await run(
        "UPDATE relay.requests SET dead_at = relay.clock() WHERE id = $1 AND settled_at IS NULL AND dead_at IS NULL",
        [id],
      );
    });
    log.error("a request in the outbox is damaged and cannot be sent", { requestId: id });
    onDead(id, undefined);
  }

  /** @throws when the row is damaged */
  function decode({ id, received_at, content, content_key, is_delivered }: TakenRow) {
    if (content === null || content_key === null) throw new TypeError("A request has no content.");
    const text = cipher.decrypt(id, { bytes: content, keyId: content_key }).toString();
    const request = contentSchema.parse(JSON.parse(text));
    return { ...request, id, receivedAt: received_at, isDeliveredToAny: is_delivered };
  }

  return {
    async claim(most) {
      await repairTimes(query, site);
      const known = [site, recipients, cipher.keyIds, most, groupLease];
      const rows = await query<TakenRow>(claimDue, known);
      const requests: ClaimedRequest[] = [];
      for (const id of new Set(rows.map((row) => row.id))) {
        const taken = rows.filter((row) => row.id === id);
        try {
          requests.push({ ...decode(taken[0] as TakenRow), recipients: taken.map(stateOf) });
        } catch {
          await markDamaged(id);
        }
      }
      // Last, because a claim that fails must end with its lease.
      for (const { id, recipient, lease_token: token } of rows)
        if (requests.some((request) => request.id === id)) leases.add({ id, recipient, token });
      return requests;
    },

    async release(ids) {
      const held = leases.all().filter(({ id }) => ids.includes(id));
      await query(
        `UPDATE relay.deliveries d SET claimed_until = NULL
          FROM unnest($1::text[], $2::bigint[]) AS held (id, token)
          WHERE d.request_id = held.id AND d.lease_token = held.token AND d.state = 'waiting'`,
        [held.map(({ id }) => id), held.map(({ token }) => token)],
      );
      for (const id of ids) leases.end(id);
    },

    async nextDue() {
      const [row] = await query<{ from_now: number | null }>(
        `SELECT ${fromNow("min(due)")} AS from_now FROM (
          SELECT CASE WHEN due_at > relay.clock() + pause * interval '1 ms' + ${clockSlack} THEN relay.clock() ELSE due_at END AS due
            FROM relay.deliveries d WHERE site = $1 AND state = 'waiting' AND claimed_until IS NULL
              AND recipient = ANY ($2) AND EXISTS (
                SELECT 1 FROM relay.requests r WHERE r.id = d.request_id
                  AND (r.content_key IS NULL OR r.content_key = ANY ($3))
              )
          UNION ALL SELECT CASE WHEN claimed_until > relay.clock() + $4::double precision * interval '1 ms' + ${clockSlack}
              THEN relay.clock() ELSE claimed_until END
            FROM relay.deliveries WHERE site = $1 AND claimed_until IS NOT NULL
        ) AS waiting`,
        [site, recipients, cipher.keyIds, groupLease],
      );
      const fromNowMs = row?.from_now ?? null;
      return fromNowMs === null ? undefined : Math.round(Date.now() + fromNowMs);
    },
  };
}

function stateOf({ recipient, tries, refusals, refused_from_now }: TakenRow): RecipientState {
  return {
    ...{ address: recipient, tries, refusals },
    ...(refused_from_now === null
      ? {}
      : { firstRefusedAt: new Date(Math.round(Date.now() + refused_from_now)) }),
  };
}
