import type { Outbox } from "../outbox";
import type { PostgresParts } from "./parts";

/** The outbox's methods for incoming requests. @param announce called for each request that is new */
export function arrivals(
  { query, site, cipher, recipients }: PostgresParts,
  announce: () => void,
): Pick<Outbox, "find" | "accept"> {
  const find: Outbox["find"] = async (key, request) => {
    const [row] = await query<{ body_mac: Buffer | null; mac_key: string | null }>(
      "SELECT body_mac, mac_key FROM relay.requests WHERE site = $1 AND idempotency_key = $2",
      [site, key],
    );
    if (!row) return "unknown";
    // A moved request may have no fingerprint, and without its key a fingerprint cannot be compared.
    if (row.body_mac === null || row.mac_key === null) return "same";
    const fingerprint = { bytes: row.body_mac, keyId: row.mac_key };
    return cipher.matches(request, fingerprint) === false ? "different" : "same";
  };

  return {
    find,

    // The time of arrival is the database's, by which the group agrees what is late.
    async accept({ id, receivedAt: _, ...content }, key) {
      const mac = cipher.fingerprint(content);
      const { bytes, keyId } = cipher.encrypt(id, JSON.stringify(content));
      const [stored] = await query<{ id: string }>(
        `WITH stored AS (
          INSERT INTO relay.requests (id, site, idempotency_key, body_mac, mac_key, received_at, content, content_key)
          VALUES ($1, $2, $3, $4, $5, relay.clock(), $6, $7)
          ON CONFLICT (site, idempotency_key) DO NOTHING RETURNING id, received_at
        ), due AS (
          INSERT INTO relay.deliveries (request_id, recipient, site, due_at)
          SELECT id, recipient, $2, received_at FROM stored, unnest($8::text[]) AS recipient
        ), noted AS (
          INSERT INTO relay.audit (at, site, request_id, event) SELECT received_at, $2, id, 'received' FROM stored
        )
        SELECT id FROM stored`,
        [id, site, key ?? null, mac.bytes, mac.keyId, bytes, keyId, recipients],
      );
      if (stored) announce();
      if (stored || key === undefined) return "accepted";
      return (await find(key, content)) === "different" ? "different" : "same";
    },
  };
}
