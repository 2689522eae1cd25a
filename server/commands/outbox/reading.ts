import {
  type AuditEntry,
  type OperatorOutbox,
  operator,
  type StoredRecipient,
  type StoredRequest,
} from "./operator-outbox";
import { clinicTime, printable } from "./printable";
import { findRequest, readContent } from "./requests";

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
function stateOf({ state, isBeingSent }: StoredRecipient): string {
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

/** Prints a request with its text, after recording the operator in the audit trail. */
export async function showRequest(
  outbox: OperatorOutbox,
  print: (text: string) => void,
  which: string,
): Promise<void> {
  const request = await findRequest(outbox, which);
  const { name, phone, email, message, isVerified } = await readContent(outbox, request);
  await outbox.note("shown", [request.id], operator());
  const recipients = request.recipients.map((recipient) => {
    const code = recipient.code === undefined ? "" : `, last code ${recipient.code}`;
    return `  ${recipient.address}: ${stateOf(recipient)}, failed tries ${recipient.tries}${code}`;
  });
  const lines = [
    `Request:  ${request.id}`,
    `Received: ${clinicTime(request.receivedAt)}`,
    `State:    ${request.state}`,
    `Captcha:  ${isVerified ? "checked" : "not verified"}`,
    `Name:     ${oneLine(name)}`,
    `Phone:    ${oneLine(phone)}`,
    `Email:    ${oneLine(email)}`,
    "Recipients:",
    ...recipients,
    "",
    message,
  ];
  print(printable(lines.join("\n")));
}

/** Replaces line breaks, with which a name could imitate another line of the output. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

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
