import type { InStatement, Row } from "@libsql/client";
import { z } from "zod";
import { readBytes } from "../../relay/outbox/database";
import { CommandError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";

/** A stored request without its text. */
export interface StoredRequest {
  readonly id: string;
  readonly receivedAt: Date;
  readonly state: "waiting" | "dead" | "delivered" | "removed";
  readonly hasText: boolean;
  readonly recipients: readonly StoredRecipient[];
}

/** A recipient of a stored request. */
export interface StoredRecipient {
  readonly address: string;
  /** A state of the deliveries table; "held" means that a key is missing. */
  readonly state: string;
  readonly tries: number;
  /** The last SMTP reply code. */
  readonly code: number | undefined;
  /** Whether the server is sending to this recipient, or was when it crashed. */
  readonly isBeingSent: boolean;
}

const contentSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  isVerified: z.boolean(),
});
/** What the visitor wrote, and whether the captcha was verified. */
export type Content = z.infer<typeof contentSchema>;

/**
 * Finds the requests whose id starts with a prefix, oldest first.
 * @param prefix an empty one finds all requests
 */
export async function findRequests(outbox: OperatorOutbox, prefix = ""): Promise<StoredRequest[]> {
  const rows = await outbox.read(
    `SELECT CAST(id AS BLOB) AS id, received_at, settled_at, dead_at, content IS NOT NULL AS has_text,
        EXISTS (SELECT 1 FROM audit WHERE request_id = id AND event = 'removed') AS is_removed
      FROM requests WHERE substr(id, 1, ?) = ? ORDER BY received_at, rowid`,
    [prefix.length, prefix],
  );
  const deliveries = await outbox.read(
    `SELECT CAST(request_id AS BLOB) AS id, CAST(recipient AS BLOB) AS recipient, CAST(state AS BLOB) AS state, tries,
        last_code, claimed_until FROM deliveries WHERE substr(request_id, 1, ?) = ? ORDER BY rowid`,
    [prefix.length, prefix],
  );
  const byRequest = new Map<string, Row[]>(rows.map(({ id }) => [nameOf(id), []]));
  for (const delivery of deliveries) byRequest.get(nameOf(delivery.id))?.push(delivery);
  return rows.map((row) => toRequest(row, byRequest.get(nameOf(row.id)) ?? []));
}

/**
 * Finds the only request whose id starts with a prefix.
 * @throws CommandError when there is none or more than one
 */
export async function findRequest(outbox: OperatorOutbox, prefix: string): Promise<StoredRequest> {
  const found = await findRequests(outbox, prefix);
  const request = found.find(({ id }) => id === prefix) ?? found[0];
  if (!request)
    throw new CommandError(
      `No request in the outbox has an id that starts with "${prefix}". To see all: npm run outbox -- list --all`,
    );
  if (found.length > 1 && request.id !== prefix)
    throw new CommandError(
      `${found.length} requests have an id that starts with "${prefix}". Give more of it:\n${found.map(({ id }) => id).join("\n")}`,
    );
  return request;
}

/**
 * Reads and decrypts what the visitor wrote.
 * @throws CommandError when it is erased or damaged, or its key is missing
 */
export async function readContent(outbox: OperatorOutbox, { id }: StoredRequest): Promise<Content> {
  const [row] = await outbox.read(
    "SELECT CAST(content AS BLOB) AS content, CAST(content_key AS BLOB) AS content_key FROM requests WHERE id = ?",
    [id],
  );
  if (!row || row.content === null)
    throw new CommandError(
      `The text of request ${id} is erased: it was delivered or removed. Only its id and times are left.`,
    );
  const keyId = nameOf(row.content_key);
  if (!outbox.cipher?.keyIds.includes(keyId))
    throw new CommandError(
      `Request ${id} is encrypted with the key "${keyId}" (its id, and digits that distinguish keys with the same id), which is neither in OUTBOX_KEYS nor in the key file beside the outbox. Restore that key and try again.`,
    );
  try {
    const text = outbox.cipher.decrypt(id, { bytes: readBytes(row.content), keyId }).toString();
    return contentSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`The text of request ${id} is damaged and cannot be read.`);
  }
}

/** The statement that adds an entry to the audit trail. @param code the operator */
export function auditLine(event: string, id: string, code: string): InStatement {
  return {
    sql: "INSERT INTO audit (at, request_id, event, code) VALUES (?, ?, ?, ?)",
    args: [Date.now(), id, event, code],
  };
}

/** Decodes a text column, even if it is not valid UTF-8. */
function nameOf(value: Row[string] | undefined): string {
  return value instanceof ArrayBuffer ? Buffer.from(value).toString() : "";
}

function toRequest(row: Row, deliveries: readonly Row[]): StoredRequest {
  return {
    id: nameOf(row.id),
    receivedAt: new Date(Number(row.received_at)),
    state: stateOf(row),
    hasText: row.has_text === 1n,
    recipients: deliveries.map(toRecipient),
  };
}

function stateOf({ dead_at, settled_at, is_removed }: Row): StoredRequest["state"] {
  if (dead_at !== null) return "dead";
  if (settled_at === null) return "waiting";
  return is_removed === 1n ? "removed" : "delivered";
}

function toRecipient(delivery: Row): StoredRecipient {
  return {
    address: nameOf(delivery.recipient),
    state: nameOf(delivery.state),
    tries: Number(delivery.tries),
    code: delivery.last_code === null ? undefined : Number(delivery.last_code),
    isBeingSent: Number(delivery.claimed_until) > Date.now(),
  };
}
