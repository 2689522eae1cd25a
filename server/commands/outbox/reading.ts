import { open } from "node:fs/promises";
import type { OperatorOutbox } from "./open";
import {
  CommandError,
  clinicTime,
  findRequest,
  operator,
  type Print,
  printable,
  readContent,
  type StoredRequest,
} from "./requests";

/** Prints a line for each request, without visitors' text. @param all includes settled requests */
export async function listRequests(outbox: OperatorOutbox, print: Print, all: boolean): Promise<void> {
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
function stateOf({ state, isBeingSent }: StoredRequest["recipients"][number]): string {
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
export async function showRequest(outbox: OperatorOutbox, print: Print, which: string): Promise<void> {
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

/** Prints the audit trail, oldest first: time, event, id, and the mail server's code or the operator. */
export async function printAudit(outbox: OperatorOutbox, print: Print, prefix: string): Promise<void> {
  const entries = await outbox.audit(prefix);
  if (entries.length === 0)
    print(prefix ? `The audit trail has no entries for "${prefix}".` : "The audit trail is empty.");
  for (const { at, id, event, code } of entries)
    print([clinicTime(at), printable(event).padEnd(10), printable(id), printable(code)].join("  ").trimEnd());
}

/**
 * Exports every request that still has its text as JSON, after recording that in the audit trail.
 * @param file a new file, which only this user can read; undefined: prints the JSON
 * @throws CommandError after exporting the others, when some could not be read
 */
export async function exportRequests(
  outbox: OperatorOutbox,
  print: Print,
  file: string | undefined,
): Promise<void> {
  const requests = (await outbox.find("")).filter(({ hasText }) => hasText);
  const readable = [];
  const problems: string[] = [];
  for (const request of requests) {
    try {
      const { hasText: _, ...facts } = request;
      readable.push({ ...facts, ...(await readContent(outbox, request)) });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      problems.push(error.message);
    }
  }
  const target = file === undefined ? undefined : await create(file);
  try {
    if (readable.length > 0)
      await outbox.note(
        "exported",
        readable.map(({ id }) => id),
        operator(),
      );
    const json = JSON.stringify(readable, null, 2);
    if (target) await target.writeFile(`${json}\n`);
    else print(json);
  } finally {
    await target?.close();
  }
  if (file !== undefined)
    print(`${readable.length} requests are in ${file}, unencrypted. Delete it when you no longer need it.`);
  if (problems.length > 0)
    throw new CommandError(`${problems.length} could not be exported:\n${problems.join("\n")}`);
}

async function create(file: string) {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "EEXIST" ? "This file already exists" : `It cannot be written (${code})`;
    throw new CommandError(`${file}: ${why}. Name another file.`);
  }
}
