import { CommandError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";
import { findRequest } from "./requests";
import { operator } from "./who";

/** Records that a person has looked at a request that some recipients were refused for: it is no longer reported. */
export async function seeRequest(
  outbox: OperatorOutbox,
  print: (text: string) => void,
  which: string,
): Promise<void> {
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
