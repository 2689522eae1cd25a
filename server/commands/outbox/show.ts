import { stateOf } from "./list";
import type { OperatorOutbox } from "./operator-outbox";
import { clinicTime, printable } from "./printable";
import { findRequest, readContent } from "./requests";
import { operator } from "./who";

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
