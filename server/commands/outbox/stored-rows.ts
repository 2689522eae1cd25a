import type { Row } from "@libsql/client";
import { z } from "zod";
import { readBytes, readText } from "../../relay/outbox/database";

/** A row of the file contains what no version of this program has written, as after damage on disk. */
export class DamagedRowError extends Error {
  /** @param columns the names of the damaged columns */
  constructor(readonly columns: readonly string[]) {
    super(`A row of the outbox is damaged: ${columns.join(", ")}.`);
  }
}

const blob = z.instanceof(ArrayBuffer);
const bytes = blob.transform(readBytes);
const text = blob.refine(isText).transform(readText);
/** In milliseconds since 1970, as far as a Date goes. */
const time = z.bigint().min(0n).max(8_640_000_000_000_000n).transform(Number);
const count = z.bigint().min(0n).max(2_147_483_647n).transform(Number);
const states = z.enum(["waiting", "held", "delivered", "refused", "dead"]);

/** Only UTF-8 can be stored elsewhere, and PostgreSQL has no text with a zero byte. */
function isText(value: ArrayBuffer): boolean {
  try {
    return !readText(value).includes("\0");
  } catch {
    return false;
  }
}

/** The columns of a stored id. */
export const idRow = { columns: "CAST(id AS BLOB) AS id, rowid", schema: z.object({ id: text }) };

/** The columns of a request, without its id. */
export const requestRow = {
  columns: `CAST(idempotency_key AS BLOB) AS idempotency_key, CAST(body_mac AS BLOB) AS body_mac,
    CAST(mac_key AS BLOB) AS mac_key, received_at, CAST(content AS BLOB) AS content,
    CAST(content_key AS BLOB) AS content_key, settled_at, dead_at, told_at`,
  schema: z.object({
    idempotency_key: text.nullable(),
    body_mac: bytes.nullable(),
    mac_key: text.nullable(),
    received_at: time,
    content: bytes.nullable(),
    content_key: text.nullable(),
    settled_at: time.nullable(),
    dead_at: time.nullable(),
    told_at: time.nullable(),
  }),
};

/** The columns of a delivery that are moved. */
export const deliveryRow = {
  columns: `CAST(recipient AS BLOB) AS recipient, CAST(state AS BLOB) AS state, tries, refusals,
    first_refused_at, settled_at, last_code`,
  schema: z.object({
    recipient: text,
    state: text.pipe(states),
    tries: count,
    refusals: count,
    first_refused_at: time.nullable(),
    settled_at: time.nullable(),
    last_code: count.nullable(),
  }),
};

/** The columns of a line of the audit trail that are moved. */
export const auditRow = {
  columns: "at, CAST(event AS BLOB) AS event, CAST(code AS BLOB) AS code",
  schema: z.object({ at: time, event: text, code: text.nullable() }),
};

/** Checks a row that was selected by the columns of its schema. @throws DamagedRowError */
export function readRow<Value>(row: Row, { schema }: { readonly schema: z.ZodType<Value> }): Value {
  const { data, error } = schema.safeParse({ ...row });
  if (error) throw new DamagedRowError([...new Set(error.issues.map(({ path }) => String(path[0])))]);
  return data as Value;
}
