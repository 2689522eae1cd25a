import { CommandError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";
import { auditLine, findRequest, readContent } from "./requests";
import { operator } from "./who";

/** Makes a request due now for every recipient who has not received it, with all tries before it. */
export async function replayRequest(
  outbox: OperatorOutbox,
  say: (text: string) => void,
  which: string,
): Promise<void> {
  const request = await findRequest(outbox, which);
  const { id } = request;
  // What cannot be read cannot be sent either: better said here than found out by the server.
  await readContent(outbox, request);
  const due = request.recipients.filter(({ state, isBeingSent }) => state !== "delivered" && !isBeingSent);
  if (due.length === 0 && request.recipients.some(({ isBeingSent }) => isBeingSent))
    throw new CommandError(
      `Request ${id} is being sent right now. See in some minutes what came of it: npm run outbox -- list`,
    );
  if (due.length === 0)
    throw new CommandError(
      `Request ${id} waits for no recipient. Start the server again: it adds those of MAIL_TO.`,
    );
  const changed = await outbox.write(
    auditLine("replayed", id, operator()),
    {
      sql: "UPDATE requests SET dead_at = NULL, told_at = NULL WHERE id = ? AND content IS NOT NULL",
      args: [id],
    },
    {
      sql: `UPDATE deliveries SET state = 'waiting', due_at = ?, pause = 0, refusals = 0, first_refused_at = NULL,
          settled_at = NULL, claimed_until = 0
        WHERE request_id = ? AND state <> 'delivered' AND claimed_until <= ?
          AND EXISTS (SELECT 1 FROM requests WHERE id = request_id AND content IS NOT NULL)`,
      args: [Date.now(), id, Date.now()],
    },
  );
  if (changed === 0)
    throw new CommandError(
      `Request ${id} was sent or removed just now. To see what came of it: npm run outbox -- list --all`,
    );
  say(
    `Request ${id} is due now for ${due.map(({ address }) => address).join(", ")}. A running server sends it within a minute; a stopped one, when it is started.`,
  );
}
