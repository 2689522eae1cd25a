import type { OperatorOutbox } from "./open";
import { CommandError, operator, type Print, printable } from "./requests";
import { DamagedRowError } from "./stored-rows";

/**
 * Moves every request from one outbox to another, with its history. Servers may use both meanwhile: a browser
 * that sends a request again finds its key in either. What is damaged stays where it is.
 * @throws CommandError when some were being sent, which the next call moves, or are damaged
 */
export async function moveRequests(from: OperatorOutbox, to: OperatorOutbox, print: Print): Promise<void> {
  await to.addSummaries(await from.summaries());
  const busy = new Set<string>();
  const damaged = new Map<string, string>();
  let moved = 0;
  for (;;) {
    const { ids, nameless } = await from.ids();
    for (const name of nameless) damaged.set(name, "id");
    const left = ids.filter((id) => !busy.has(id) && !damaged.has(id));
    // Again until there is nothing new: requests come in meanwhile.
    if (left.length === 0) break;
    for (const id of left)
      try {
        if (await moveOne(id, from, to)) moved++;
        else busy.add(id);
      } catch (error) {
        if (!(error instanceof DamagedRowError)) throw error;
        damaged.set(id, error.columns.join(", "));
      }
  }
  print(`${moved} requests were moved.`);
  const problems = [
    ...(busy.size > 0
      ? [`${busy.size} requests are being sent right now. Run this again in some minutes to move them.`]
      : []),
    ...(damaged.size > 0 ? [explainDamage(damaged)] : []),
  ];
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
}

/** @param damaged the damaged columns of each request */
function explainDamage(damaged: ReadonlyMap<string, string>): string {
  const lines = [...damaged].map(([name, columns]) => `${printable(name)}: ${columns}`);
  return `${damaged.size} requests are damaged and stay in the old outbox, unchanged. They will not be sent from the new one. These columns cannot be read:
${lines.join("\n")}
Keep the old file. To read the text of a request and call the family, set OUTBOX_URL to the old outbox and run: npm run outbox -- show ID
If that fails, or a row has no id, look for the request in a backup.`;
}

async function moveOne(id: string, from: OperatorOutbox, to: OperatorOutbox): Promise<boolean> {
  const request = await from.take(id);
  if (request === undefined) return false;
  await to.put({ ...request, content: reencrypted(id, request.content, from, to) });
  await from.markMoved(id, operator());
  return true;
}

/** Encrypts a text with the first key of the other outbox. What cannot be read stays as it is. */
function reencrypted(
  id: string,
  content: Parameters<OperatorOutbox["put"]>[0]["content"],
  from: OperatorOutbox,
  to: OperatorOutbox,
) {
  if (content === undefined || to.cipher === undefined) return content;
  try {
    return from.cipher ? to.cipher.encrypt(id, from.cipher.decrypt(id, content)) : content;
  } catch {
    return content;
  }
}
