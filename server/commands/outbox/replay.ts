import { CommandError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";
import { findRequest, readContent } from "./requests";
import { operator } from "./who";

/** Makes a request due now for every recipient who has not received it, and resets its refusals. */
export async function replayRequest(
  outbox: OperatorOutbox,
  print: (text: string) => void,
  which: string,
): Promise<void> {
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
