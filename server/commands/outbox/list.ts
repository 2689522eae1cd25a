import type { OperatorOutbox, StoredRecipient, StoredRequest } from "./operator-outbox";
import { clinicTime, printable } from "./printable";

/** Prints a line for each request, without visitors' text. @param all includes settled requests */
export async function listRequests(
  outbox: OperatorOutbox,
  print: (text: string) => void,
  all: boolean,
): Promise<void> {
  const requests = (await outbox.find("")).filter(({ hasText }) => all || hasText);
  if (requests.length === 0) print(all ? "The outbox is empty." : "No request is waiting, refused or dead.");
  else
    print(
      table([["ID", "Received", "State", "Failed tries", "Code", "Recipients"], ...requests.map(toCells)]),
    );
}

function toCells({ id, receivedAt, state, recipients }: StoredRequest): string[] {
  const tries = Math.max(0, ...recipients.map((recipient) => recipient.tries));
  const code = recipients.findLast((recipient) => recipient.code !== undefined)?.code;
  return [
    ...[printable(id), clinicTime(receivedAt), state, `${tries}`, `${code ?? ""}`],
    recipients.map((recipient) => printable(`${recipient.address} (${stateOf(recipient)})`)).join(", "),
  ];
}

/** A recipient's state, for a person. */
export function stateOf({ state, isBeingSent }: StoredRecipient): string {
  if (isBeingSent) return "being sent";
  return state === "held" ? "its key is missing" : state;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
