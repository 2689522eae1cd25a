import type { InStatement } from "@libsql/client";
import { anyDelivered, anyRefused, closeRequests } from "./closing";
import { readBytes } from "./database";
import type { OutboxParts } from "./parts";

/** How many rows are re-encrypted at once. */
const pageSize = 100;

/**
 * Updates the stored requests to the current settings. This process must be the only one that has the outbox
 * open.
 * - Requests that were being sent when the last process ended come last, so that one request cannot cause a
 *   crash loop.
 * - All other waiting requests are due now, in order, because the last failure may have been fixed.
 * - Addresses that MAIL_TO no longer has are removed, and new ones are added to each request that is not
 *   settled. A person who changes MAIL_TO has looked at what an address was refused for.
 * - Requests encrypted with an older key are re-encrypted with the first one; those with an unknown key are
 *   held.
 */
export async function reconcile(parts: OutboxParts): Promise<void> {
  const now = Date.now();
  const list = JSON.stringify(parts.recipients);
  await parts.commit(
    ...freeClaims(now),
    {
      sql: `DELETE FROM deliveries WHERE state <> 'delivered' AND recipient NOT IN (SELECT value FROM json_each(?))
        AND EXISTS (SELECT 1 FROM requests WHERE id = request_id AND settled_at IS NULL)`,
      args: [list],
    },
    {
      sql: `INSERT INTO deliveries (request_id, recipient, due_at)
        SELECT requests.id, json_each.value, MIN(requests.received_at, ?) FROM requests, json_each(?)
        WHERE settled_at IS NULL AND content IS NOT NULL ON CONFLICT DO NOTHING`,
      args: [now, list],
    },
    `UPDATE requests SET dead_at = NULL, told_at = NULL WHERE dead_at IS NOT NULL AND (
      EXISTS (SELECT 1 FROM deliveries WHERE request_id = requests.id AND state IN ('waiting', 'held'))
      OR (${anyDelivered} AND NOT ${anyRefused}))`,
    ...closeRequests(now, "TRUE", []),
    "UPDATE summaries SET claimed_until = 0",
  );
  await reencrypt(parts);
  await holdUnreadable(parts);
}

function freeClaims(now: number): InStatement[] {
  return [
    {
      sql: `UPDATE deliveries SET due_at = ?, pause = 0
        WHERE state = 'waiting' AND claimed_until = 0 AND due_at > ?`,
      args: [now, now],
    },
    {
      sql: "UPDATE deliveries SET due_at = ?, pause = 1, claimed_until = 0 WHERE claimed_until > 0",
      args: [now + 1],
    },
  ];
}

/** Encrypts all requests with the first key, so that the older keys can be removed before the next start. */
async function reencrypt({ read, commit, cipher, log }: OutboxParts): Promise<void> {
  const [first, ...older] = cipher.keyIds;
  let last = -1n;
  for (;;) {
    const rows = await read(
      `SELECT rowid, CAST(id AS BLOB) AS id, CAST(content AS BLOB) AS content,
          CAST(content_key AS BLOB) AS content_key FROM requests
        WHERE settled_at IS NULL AND content_key IN (SELECT value FROM json_each(?)) AND rowid > ?
        ORDER BY rowid LIMIT ?`,
      [JSON.stringify(older), last, pageSize],
    );
    const statements = rows.flatMap(({ rowid, id, content, content_key }): InStatement[] => {
      try {
        const name = readBytes(id);
        const old = { bytes: readBytes(content), keyId: readBytes(content_key).toString() };
        const { bytes, keyId } = cipher.encrypt(name, cipher.decrypt(name, old));
        return [
          {
            sql: "UPDATE requests SET content = ?, content_key = ? WHERE rowid = ?",
            args: [bytes, keyId, rowid ?? null],
          },
        ];
      } catch {
        // Damaged rows are reported when they are claimed.
        return [];
      }
    });
    if (statements.length > 0) await commit(...statements);
    const end = rows.at(-1)?.rowid;
    if (typeof end !== "bigint") return;
    if (last === -1n)
      log.info("Re-encrypting waiting requests with the first key of OUTBOX_KEYS.", { key: first });
    last = end;
  }
}

/** Holds requests whose key is missing until the key is back, and releases those whose key is back. */
async function holdUnreadable({ read, commit, cipher, log }: OutboxParts): Promise<void> {
  const known = JSON.stringify(cipher.keyIds);
  const isUnknown = `SELECT id FROM requests WHERE settled_at IS NULL
    AND content_key NOT IN (SELECT value FROM json_each(?))`;
  await commit(
    {
      sql: `UPDATE deliveries SET state = 'waiting' WHERE state = 'held' AND request_id NOT IN (${isUnknown})`,
      args: [known],
    },
    {
      sql: `UPDATE deliveries SET state = 'held' WHERE state = 'waiting' AND request_id IN (${isUnknown})`,
      args: [known],
    },
  );
  const missing = await read(
    `SELECT CAST(content_key AS BLOB) AS id, COUNT(*) AS requests FROM requests
      WHERE settled_at IS NULL AND dead_at IS NULL AND content_key NOT IN (SELECT value FROM json_each(?))
      GROUP BY content_key`,
    [known],
  );
  for (const { id, requests } of missing) {
    const name = readBytes(id).toString();
    log.error(
      `content_key ${name} is not in OUTBOX_KEYS: requests wait until it is added and the server restarted`,
      {
        requests: Number(requests),
      },
    );
  }
}
