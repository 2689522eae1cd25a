import { readBytes, readText } from "./database";
import type { Outbox } from "./outbox";
import type { OutboxParts } from "./parts";

/** The outbox's methods for incoming requests. */
export function arrivals({ read, commit, cipher, recipients }: OutboxParts): Pick<Outbox, "find" | "accept"> {
  const find: Outbox["find"] = async (key, request) => {
    const [row] = await read(
      "SELECT body_mac, CAST(mac_key AS BLOB) AS mac_key FROM requests WHERE idempotency_key = ?",
      [key],
    );
    if (!row) return "unknown";
    // A moved request may have no fingerprint, and without its key a fingerprint cannot be compared.
    if (row.body_mac === null || row.mac_key === null) return "same";
    const fingerprint = { bytes: readBytes(row.body_mac), keyId: readText(row.mac_key) };
    return cipher.matches(request, fingerprint) === false ? "different" : "same";
  };

  return {
    find,

    async accept({ id, receivedAt, ...content }, key) {
      const at = receivedAt.getTime();
      const mac = cipher.fingerprint(content);
      const { bytes, keyId } = cipher.encrypt(id, JSON.stringify(content));
      const [inserted] = await commit(
        {
          sql: `INSERT INTO requests (id, idempotency_key, body_mac, mac_key, received_at, content, content_key)
            VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
          args: [id, key ?? null, mac.bytes, mac.keyId, at, bytes, keyId],
        },
        {
          sql: `INSERT INTO deliveries (request_id, recipient, due_at)
            SELECT requests.id, json_each.value, ? FROM requests, json_each(?) WHERE requests.id = ?`,
          args: [at, JSON.stringify(recipients), id],
        },
        {
          sql: "INSERT INTO audit (at, request_id, event) SELECT ?, id, 'received' FROM requests WHERE id = ?",
          args: [at, id],
        },
      );
      if (inserted?.rowsAffected === 1 || key === undefined) return "accepted";
      return (await find(key, content)) === "different" ? "different" : "same";
    },
  };
}
