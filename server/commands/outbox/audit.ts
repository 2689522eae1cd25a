import type { AuditEntry, OperatorOutbox } from "./operator-outbox";
import { clinicTime, printable } from "./printable";

/**
 * Prints the audit trail, oldest first: time, event, id, and the mail server's code or the operator.
 */
export async function printAudit(
  outbox: OperatorOutbox,
  print: (text: string) => void,
  prefix: string,
): Promise<void> {
  const entries = await outbox.audit(prefix);
  if (entries.length === 0)
    print(prefix ? `The audit trail has no entries for "${prefix}".` : "The audit trail is empty.");
  for (const entry of entries) print(toLine(entry));
}

function toLine({ at, id, event, code }: AuditEntry): string {
  return [clinicTime(at), printable(event).padEnd(10), printable(id), printable(code)].join("  ").trimEnd();
}
