import { createInterface } from "node:readline/promises";
import { CommandError, UsageError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";
import { findRequest } from "./requests";
import { operator } from "./who";

/**
 * Erases the text of a request and cancels its deliveries; its id and times stay stored like those of a
 * delivered one.
 */
export async function removeRequest(
  outbox: OperatorOutbox,
  print: (text: string) => void,
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
