import { open } from "node:fs/promises";
import { CommandError } from "./errors";
import type { OperatorOutbox } from "./operator-outbox";
import { auditLine, findRequests, readContent } from "./requests";
import { operator } from "./who";

/**
 * Gives every request that still has its text as JSON, once the audit trail has it on disk.
 * @param file a new file, for this user's eyes only; undefined: it is printed
 * @throws CommandError after all others were given, when some could not be read
 */
export async function exportRequests(
  outbox: OperatorOutbox,
  say: (text: string) => void,
  file: string | undefined,
): Promise<void> {
  const requests = (await findRequests(outbox)).filter(({ hasText }) => hasText);
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
    const who = operator();
    if (readable.length > 0) await outbox.write(...readable.map(({ id }) => auditLine("exported", id, who)));
    const json = JSON.stringify(readable, null, 2);
    if (target) await target.writeFile(`${json}\n`);
    else say(json);
  } finally {
    await target?.close();
  }
  if (file !== undefined)
    say(`${readable.length} requests are in ${file}, in plain text: delete it when you are done with it.`);
  if (problems.length > 0)
    throw new CommandError(`${problems.length} could not be exported:\n${problems.join("\n")}`);
}

async function create(file: string) {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "EEXIST" ? "There is such a file already" : `It cannot be written (${code})`;
    throw new CommandError(`${file}: ${why}. Name another file.`);
  }
}
