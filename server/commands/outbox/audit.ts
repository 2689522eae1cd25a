import type { Row } from "@libsql/client";
import type { OperatorOutbox } from "./operator-outbox";
import { printable } from "./printable";

/**
 * Prints the audit trail, oldest first: time (UTC), event, id, and the mail server's code or the operator.
 */
export async function printAudit(
  outbox: OperatorOutbox,
  print: (text: string) => void,
  prefix: string,
): Promise<void> {
  const rows = await outbox.read(
    `SELECT at, CAST(request_id AS BLOB) AS id, CAST(event AS BLOB) AS event, CAST(code AS BLOB) AS code
      FROM audit WHERE substr(COALESCE(request_id, ''), 1, ?) = ? ORDER BY sequence`,
    [prefix.length, prefix],
  );
  if (rows.length === 0)
    print(prefix ? `The audit trail has no entries for "${prefix}".` : "The audit trail is empty.");
  for (const row of rows) print(toLine(row));
}

function toLine({ at, id, event, code }: Row): string {
  const time = new Date(Number(at)).toISOString();
  return [time, textOf(event).padEnd(10), textOf(id), textOf(code)].join("  ").trimEnd();
}

function textOf(value: Row[string] | undefined): string {
  return value instanceof ArrayBuffer ? printable(Buffer.from(value).toString()) : "";
}
