import { z } from "zod";
import { type Row, textOf } from "../../relay/outbox/store";

/** A row contains what no version of this program has written, as after damage on disk. */
export class DamagedRowError extends Error {
  /** @param columns the names of the damaged columns */
  constructor(readonly columns: readonly string[]) {
    super(`A row of the outbox is damaged: ${columns.join(", ")}.`);
  }
}

const bytes = z.instanceof(Buffer);
/** Text that can be stored elsewhere. */
export const text = z.unknown().transform((value, { addIssue }) => {
  try {
    const read = textOf(value);
    // PostgreSQL has no text with a zero byte.
    if (!read.includes("\0")) return read;
  } catch {
    // Not UTF-8.
  }
  addIssue("It is not text.");
  return z.NEVER;
});
/** In milliseconds since 1970, as far as a Date goes. */
const time = z.int().min(0).max(8_640_000_000_000_000);
const count = z.int().min(0).max(2_147_483_647);

/** The columns of a request, without its id. */
export const requestRow = z.object({
  idempotency_key: z.null().or(text),
  body_mac: bytes.nullable(),
  mac_key: z.null().or(text),
  received_at: time,
  content: bytes.nullable(),
  content_key: z.null().or(text),
  settled_at: time.nullable(),
  dead_at: time.nullable(),
  told_at: time.nullable(),
});
/** The columns of a delivery that are moved. */
export const deliveryRow = z.object({
  recipient: text,
  state: text.pipe(z.enum(["waiting", "delivered", "refused", "dead"])),
  tries: count,
  refusals: count,
  first_refused_at: time.nullable(),
  settled_at: time.nullable(),
  last_code: count.nullable(),
});
/** The columns of a line of the audit trail that are moved. */
export const auditRow = z.object({ at: time, event: text, code: z.null().or(text) });

/** Checks a row. @throws DamagedRowError */
export function readRow<Value>(row: Row, schema: z.ZodType<Value>): Value {
  const { data, error } = schema.safeParse(row);
  if (error) throw new DamagedRowError([...new Set(error.issues.map(({ path }) => String(path[0])))]);
  return data as Value;
}
