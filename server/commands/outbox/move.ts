import { CommandError } from "./errors";
import type { MovableOutbox } from "./movable";
import { operator } from "./who";

/**
 * Moves every request from one outbox to another, with its history. Servers may use both meanwhile: a browser
 * that sends a request again finds its key in either.
 * @throws CommandError when some were being sent, which the next call moves
 */
export async function moveRequests(
  from: MovableOutbox,
  to: MovableOutbox,
  print: (text: string) => void,
): Promise<void> {
  await to.addSummaries(await from.summaries());
  const busy = new Set<string>();
  let moved = 0;
  // Again until there is nothing new: requests come in meanwhile.
  for (let left = await from.ids(); left.length > 0; left = await from.ids()) {
    const ids = left.filter((id) => !busy.has(id));
    if (ids.length === 0) break;
    for (const id of ids) {
      if (await moveOne(id, from, to)) moved++;
      else busy.add(id);
    }
  }
  print(`${moved} requests were moved.`);
  if (busy.size > 0)
    throw new CommandError(
      `${busy.size} requests are being sent right now. Run this again in some minutes to move them.`,
    );
}

async function moveOne(id: string, from: MovableOutbox, to: MovableOutbox): Promise<boolean> {
  const request = await from.take(id);
  if (request === undefined) return false;
  await to.put({ ...request, content: reencrypted(id, request.content, from, to) });
  await from.markMoved(id, operator());
  return true;
}

/** Encrypts a text with the first key of the other outbox. What cannot be read stays as it is. */
function reencrypted(
  id: string,
  content: Parameters<MovableOutbox["put"]>[0]["content"],
  from: MovableOutbox,
  to: MovableOutbox,
) {
  if (content === undefined || to.cipher === undefined) return content;
  try {
    return from.cipher ? to.cipher.encrypt(id, from.cipher.decrypt(id, content)) : content;
  } catch {
    return content;
  }
}
