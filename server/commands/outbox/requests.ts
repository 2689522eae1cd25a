import type { InStatement, Row } from "@libsql/client";
import { z } from "zod";
import { readBytes } from "../../relay/outbox/database";
import { CommandError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";

/** What is known of a request without reading its text. */
export interface StoredRequest {
  readonly id: string;
  readonly receivedAt: Date;
  readonly state: "waiting" | "dead" | "delivered" | "removed";
  readonly hasText: boolean;
  readonly recipients: readonly StoredRecipient[];
}

export interface StoredRecipient {
  readonly address: string;
  /** "held" waits for a key that is missing. */
  readonly state: string;
  readonly tries: number;
  /** The last SMTP reply code. */
  readonly code: number | undefined;
  /** Whether the server is sending to this recipient, or was when it ended. */
  readonly isBeingSent: boolean;
}

const contentShape = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  isVerified: z.boolean(),
});
export type Content = z.infer<typeof contentShape>;

/**
 * The requests whose id begins with some letters, oldest first.
 * @param beginning empty: all
 */
export async function findRequests(outbox: OperatorOutbox, beginning = ""): Promise<StoredRequest[]> {
  const rows = await outbox.read(
    `SELECT CAST(id AS BLOB) AS id, received_at, settled_at, dead_at, content IS NOT NULL AS has_text,
        EXISTS (SELECT 1 FROM audit WHERE request_id = id AND event = 'removed') AS is_removed
      FROM requests WHERE substr(id, 1, ?) = ? ORDER BY received_at, rowid`,
    [beginning.length, beginning],
  );
  const deliveries = await outbox.read(
    `SELECT CAST(request_id AS BLOB) AS id, CAST(recipient AS BLOB) AS recipient, CAST(state AS BLOB) AS state, tries,
        last_code, claimed_until FROM deliveries WHERE substr(request_id, 1, ?) = ? ORDER BY rowid`,
    [beginning.length, beginning],
  );
  const byRequest = new Map<string, Row[]>(rows.map(({ id }) => [nameOf(id), []]));
  for (const delivery of deliveries) byRequest.get(nameOf(delivery.id))?.push(delivery);
  return rows.map((row) => toRequest(row, byRequest.get(nameOf(row.id)) ?? []));
}

/**
 * The one request whose id begins with some letters.
 * @throws CommandError when there is none, or more than one
 */
export async function findRequest(outbox: OperatorOutbox, beginning: string): Promise<StoredRequest> {
  const found = await findRequests(outbox, beginning);
  const request = found.find(({ id }) => id === beginning) ?? found[0];
  if (!request)
    throw new CommandError(
      `No request in the outbox has an id that begins with "${beginning}". To see all: npm run outbox -- list --all`,
    );
  if (found.length > 1 && request.id !== beginning)
    throw new CommandError(
      `${found.length} requests have an id that begins with "${beginning}". Give more of it:\n${found.map(({ id }) => id).join("\n")}`,
    );
  return request;
}

/**
 * What the visitor wrote.
 * @throws CommandError when it is erased, damaged, or encrypted with a key that is missing
 */
export async function readContent(outbox: OperatorOutbox, { id }: StoredRequest): Promise<Content> {
  const [row] = await outbox.read(
    "SELECT CAST(content AS BLOB) AS content, CAST(content_key AS BLOB) AS content_key FROM requests WHERE id = ?",
    [id],
  );
  if (!row || row.content === null)
    throw new CommandError(
      `The text of request ${id} is erased: it was delivered, or removed. Only its trace is left.`,
    );
  const keyId = nameOf(row.content_key);
  if (!outbox.cipher?.keyIds.includes(keyId))
    throw new CommandError(
      `Request ${id} is encrypted with the key "${keyId}" (its id, and digits that tell it from others of that id), which is neither in OUTBOX_KEYS nor in the key file beside the outbox. Put that key back, then try again.`,
    );
  try {
    const text = outbox.cipher.decrypt(id, { bytes: readBytes(row.content), keyId }).toString();
    return contentShape.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`The text of request ${id} is damaged, and cannot be read.`);
  }
}

/** A line of the audit trail. @param code who did it */
export function auditLine(event: string, id: string, code: string): InStatement {
  return {
    sql: "INSERT INTO audit (at, request_id, event, code) VALUES (?, ?, ?, ?)",
    args: [Date.now(), id, event, code],
  };
}

/** Text of the outbox, also where it is not UTF-8. */
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
