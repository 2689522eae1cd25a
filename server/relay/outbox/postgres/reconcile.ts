import { anyDelivered, anyRefused, closeRequests } from "./closing";
import type { PostgresParts } from "./parts";

/** How many rows are re-encrypted at once. */
const pageSize = 100;

/** One relay of a site at a time changes its requests as a whole. */
const siteLock = "SELECT pg_advisory_xact_lock(7253002, hashtext($1))";

/**
 * Updates a site's stored requests to the current settings, while other relays use them. What another relay
 * is sending stays as it is.
 * - All other waiting requests are due now, because the last failure may have been fixed.
 * - Addresses that MAIL_TO no longer has are removed, and new ones are added to each request that is not
 *   settled.
 * - Requests encrypted with an older key are re-encrypted with the first one.
 */
export async function reconcile(parts: PostgresParts): Promise<void> {
  await parts.transaction(async (run) => {
    await run(siteLock, [parts.site]);
    await run(
      `UPDATE relay.deliveries SET due_at = relay.clock(), pause = 0 WHERE (request_id, recipient) IN (
        SELECT request_id, recipient FROM relay.deliveries
        WHERE site = $1 AND state = 'waiting' AND claimed_until IS NULL AND due_at > relay.clock()
        FOR UPDATE SKIP LOCKED)`,
      [parts.site],
    );
  });
  await updateRecipients(parts);
  await reencrypt(parts);
  await reportMissingKeys(parts);
}

/** Gives every request of a site that is not settled the recipients of MAIL_TO. */
export async function updateRecipients({ transaction, site, recipients }: PostgresParts): Promise<void> {
  await transaction(async (run) => {
    await run(siteLock, [site]);
    // Requests before deliveries, as everywhere.
    await run("SELECT 1 FROM relay.requests WHERE site = $1 AND settled_at IS NULL ORDER BY id FOR UPDATE", [
      site,
    ]);
    await run(
      `DELETE FROM relay.deliveries WHERE site = $1 AND state <> 'delivered' AND recipient <> ALL ($2)
        AND EXISTS (SELECT 1 FROM relay.requests WHERE id = request_id AND settled_at IS NULL)
        AND (claimed_until IS NULL OR claimed_until <= relay.clock())`,
      [site, recipients],
    );
    await run(
      `INSERT INTO relay.deliveries (request_id, recipient, site, due_at)
        SELECT r.id, recipient, r.site, least(r.received_at, relay.clock())
        FROM relay.requests r, unnest($2::text[]) AS recipient
        WHERE r.site = $1 AND settled_at IS NULL AND content IS NOT NULL ON CONFLICT DO NOTHING`,
      [site, recipients],
    );
    await run(
      `UPDATE relay.requests r SET dead_at = NULL, told_at = NULL WHERE site = $1 AND dead_at IS NOT NULL
        AND (EXISTS (SELECT 1 FROM relay.deliveries WHERE request_id = r.id AND state = 'waiting')
          OR (${anyDelivered} AND NOT ${anyRefused}))`,
      [site],
    );
    await closeRequests(run, "r.site = $1", [site]);
  });
}

/** Encrypts all requests with the first key, so that the older keys can be removed before the next start. */
async function reencrypt({ query, site, cipher, log }: PostgresParts): Promise<void> {
  const [first, ...older] = cipher.keyIds;
  for (let last = ""; ; ) {
    const rows = await query<{ id: string; content: Buffer; content_key: string }>(
      `SELECT id, content, content_key FROM relay.requests
        WHERE site = $1 AND settled_at IS NULL AND content_key = ANY ($2) AND content IS NOT NULL AND id > $3
        ORDER BY id LIMIT $4`,
      [site, older, last, pageSize],
    );
    if (last === "" && rows.length > 0)
      log.info("Re-encrypting waiting requests with the first key of OUTBOX_KEYS.", { key: first });
    for (const { id, content, content_key } of rows) {
      const old = { bytes: content, keyId: content_key };
      let encrypted: ReturnType<typeof cipher.encrypt>;
      try {
        encrypted = cipher.encrypt(id, cipher.decrypt(id, old));
      } catch {
        // Damaged rows are reported when they are claimed.
        continue;
      }
      await query("UPDATE relay.requests SET content = $2, content_key = $3 WHERE id = $1 AND content = $4", [
        id,
        encrypted.bytes,
        encrypted.keyId,
        content,
      ]);
    }
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
  }
}

async function reportMissingKeys({ query, site, cipher, log }: PostgresParts): Promise<void> {
  const missing = await query<{ content_key: string; requests: number }>(
    `SELECT content_key, count(*)::int AS requests FROM relay.requests
      WHERE site = $1 AND settled_at IS NULL AND dead_at IS NULL AND content_key <> ALL ($2)
      GROUP BY content_key`,
    [site, cipher.keyIds],
  );
  for (const { content_key: name, requests } of missing)
    log.error(
      `content_key ${name} is not in OUTBOX_KEYS: requests wait until it is added and the server restarted`,
      { requests },
    );
}
