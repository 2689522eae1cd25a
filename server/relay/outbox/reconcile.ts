import sql from "sql-template-tag";
import { anyDelivered, anyRefused, anyWaiting, closeRequests, isIn, type OutboxParts } from "./parts";
import { bytesOf, textOf } from "./store";

/** How many rows are re-encrypted at once. */
const pageSize = 100;

/**
 * Updates a site's stored requests to the current settings. What another relay is sending stays as it is.
 * - Waiting requests are due now, because the last failure may have been fixed.
 * - In a file, requests that were being sent when the last process ended come last, so that one request cannot cause a crash loop.
 * - Addresses that MAIL_TO no longer has are removed, and new ones are added to each request that is not settled. A person who
 *   changes MAIL_TO has looked at what an address was refused for.
 * - Requests encrypted with an older key are re-encrypted with the first one.
 */
export async function reconcile(parts: OutboxParts): Promise<void> {
  const { store, site } = parts;
  const { now, after, skipLocked, lockSite, isAlone } = store.dialect;
  await store.transaction(async (run) => {
    await run(lockSite(site));
    await run(sql`UPDATE deliveries SET due_at = ${now()}, pause = 0 WHERE (request_id, recipient) IN (
      SELECT d.request_id, d.recipient FROM deliveries d
      WHERE d.site = ${site} AND d.state = 'waiting' AND d.claimed_until IS NULL AND d.due_at > ${now()}
      ${skipLocked("d")})`);
    if (!isAlone) return;
    await run(sql`UPDATE deliveries SET due_at = ${after(1)}, pause = 1, claimed_until = NULL
      WHERE claimed_until IS NOT NULL`);
    await run(sql`UPDATE requests SET telling_until = NULL WHERE telling_until IS NOT NULL`);
    await run(sql`UPDATE summaries SET claimed_until = NULL`);
  });
  await updateRecipients(parts);
  await reencrypt(parts);
  await reportMissingKeys(parts);
}

/** Gives every request of a site that is not settled the recipients of MAIL_TO. */
export async function updateRecipients({ store, site, recipients }: OutboxParts): Promise<void> {
  const { now, rows, forUpdate, lockSite } = store.dialect;
  await store.transaction(async (run) => {
    await run(lockSite(site));
    // Requests before deliveries, as everywhere.
    await run(
      sql`SELECT 1 AS found FROM requests WHERE site = ${site} AND settled_at IS NULL ORDER BY id ${forUpdate}`,
    );
    await run(sql`DELETE FROM deliveries WHERE site = ${site} AND state <> 'delivered'
      AND NOT (${isIn(store, sql`recipient`, recipients)})
      AND EXISTS (SELECT 1 FROM requests WHERE id = request_id AND settled_at IS NULL)
      AND (claimed_until IS NULL OR claimed_until <= ${now()})`);
    await run(sql`INSERT INTO deliveries (request_id, recipient, site, due_at)
      SELECT r.id, value, r.site, CASE WHEN r.received_at < ${now()} THEN r.received_at ELSE ${now()} END
      FROM requests r, ${rows(recipients)}
      WHERE r.site = ${site} AND r.settled_at IS NULL AND r.content IS NOT NULL ON CONFLICT DO NOTHING`);
    await run(sql`UPDATE requests AS r SET dead_at = NULL, told_at = NULL
      WHERE site = ${site} AND dead_at IS NOT NULL AND (${anyWaiting} OR (${anyDelivered} AND NOT ${anyRefused}))`);
    await closeRequests(run, store, sql`r.site = ${site}`);
  });
}

/** Encrypts all requests with the first key, so that the older keys can be removed before the next start. */
async function reencrypt({ store, site, cipher, log }: OutboxParts): Promise<void> {
  const [first, ...older] = cipher.keyIds;
  const { read, transaction, dialect } = store;
  for (let isAfter = sql`TRUE`, page = 0; ; page++) {
    const rows = await read(sql`
      SELECT ${dialect.key} AS row_key, ${dialect.text("r.id")}, r.content, ${dialect.text("r.content_key")}
      FROM requests r WHERE r.site = ${site} AND r.settled_at IS NULL AND r.content IS NOT NULL
        AND ${isIn(store, sql`r.content_key`, older)} AND ${isAfter} ORDER BY ${dialect.key} LIMIT ${pageSize}`);
    const last = rows.at(-1);
    if (last === undefined) return;
    if (page === 0)
      log.info("Re-encrypting waiting requests with the first key of OUTBOX_KEYS.", { key: first });
    await transaction(async (run) => {
      for (const { row_key: key, id, content, content_key } of rows) {
        let encrypted: ReturnType<typeof cipher.encrypt>;
        try {
          const name = textOf(id);
          const old = { bytes: bytesOf(content), keyId: textOf(content_key) };
          encrypted = cipher.encrypt(name, cipher.decrypt(name, old));
        } catch {
          // Damaged rows are reported when they are claimed.
          continue;
        }
        await run(sql`UPDATE requests AS r SET content = ${encrypted.bytes}, content_key = ${encrypted.keyId}
          WHERE ${dialect.key} = ${key} AND content = ${content}`);
      }
    });
    isAfter = sql`${dialect.key} > ${last.row_key}`;
  }
}

async function reportMissingKeys({ store, site, cipher, log }: OutboxParts): Promise<void> {
  const missing = await store.read(sql`
    SELECT ${store.dialect.text("content_key")}, CAST(count(*) AS int) AS requests FROM requests
    WHERE site = ${site} AND settled_at IS NULL AND dead_at IS NULL
      AND NOT (${isIn(store, sql`content_key`, cipher.keyIds)}) GROUP BY content_key`);
  for (const { content_key, requests } of missing)
    log.error(
      `content_key ${Buffer.isBuffer(content_key) ? content_key.toString() : content_key} is not in OUTBOX_KEYS: requests wait until it is added and the server restarted`,
      { requests: Number(requests) },
    );
}
