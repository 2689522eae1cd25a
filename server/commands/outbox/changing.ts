import { createInterface } from "node:readline/promises";
import type { OperatorOutbox } from "./open";
import { CommandError, findRequest, operator, type Print, readContent, UsageError } from "./requests";

/** Makes a request due now for every recipient who has not received it, and resets its refusals. */
export async function replayRequest(outbox: OperatorOutbox, print: Print, which: string): Promise<void> {
  const request = await findRequest(outbox, which);
  const { id } = request;
  // Fails here if the content is unreadable, because the server could not send it.
  await readContent(outbox, request);
  const due = request.recipients.filter(({ state, isBeingSent }) => state !== "delivered" && !isBeingSent);
  if (due.length === 0 && request.recipients.some(({ isBeingSent }) => isBeingSent))
    throw new CommandError(
      `Request ${id} is being sent right now. To see the result in some minutes: npm run outbox -- list`,
    );
  if (due.length === 0)
    throw new CommandError(
      `Request ${id} has no recipients left. Restart the server, which adds those in MAIL_TO.`,
    );
  const changed = await outbox.replay(id, operator());
  if (changed === 0)
    throw new CommandError(
      `Request ${id} was sent or removed just now. To see the result: npm run outbox -- list --all`,
    );
  print(
    `Request ${id} is due now for ${due.map(({ address }) => address).join(", ")}. A running server sends it within a minute, a stopped one after its next start.`,
  );
}

/** Records that a person has looked at a request that some recipients were refused for: it is no longer reported. */
export async function seeRequest(outbox: OperatorOutbox, print: Print, which: string): Promise<void> {
  const { id, state, recipients } = await findRequest(outbox, which);
  if (state === "dead")
    throw new CommandError(
      `Nobody has request ${id}: a family may be waiting. To send it again: npm run outbox -- replay ${id}. To erase it: npm run outbox -- remove ${id}`,
    );
  if (!(await outbox.see(id, operator())))
    throw new CommandError(`No recipient of request ${id} was refused for good: it is ${state}.`);
  const refused = recipients.filter(({ state }) => state !== "delivered").map(({ address }) => address);
  print(
    `Request ${id} is closed, and its text is erased. ${refused.join(", ")} did not get it. If that address is wrong, change MAIL_TO and restart the server.`,
  );
}

/**
 * Erases the text of a request and cancels its deliveries; its id and times stay stored like those of a
 * delivered one.
 */
export async function removeRequest(
  outbox: OperatorOutbox,
  print: Print,
  which: string,
  isSure: boolean,
): Promise<void> {
  const { id, hasText, recipients } = await findRequest(outbox, which);
  if (!hasText)
    throw new CommandError(`The text of request ${id} is already erased: it was delivered or removed.`);
  const delivered = recipients.filter(({ state }) => state === "delivered").length;
  if (
    !isSure &&
    !(await confirm(`Request ${id} was delivered to ${delivered} of ${recipients.length} recipients.`))
  )
    throw new CommandError("Nothing was removed.");
  await outbox.remove(id, operator());
  const mayArrive = recipients.some(({ isBeingSent }) => isBeingSent);
  print(
    `The text of request ${id} is erased.${mayArrive ? " It was being sent: that mail may still arrive." : ""}`,
  );
}

/** Asks for confirmation. @throws UsageError without a terminal */
async function confirm(fact: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("To remove a request without confirmation, add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${fact} Erase its text permanently? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}
