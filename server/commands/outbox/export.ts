import { open } from "node:fs/promises";
import { CommandError } from "./errors";
import { type OperatorOutbox, operator } from "./operator-outbox";
import { readContent } from "./requests";

/**
 * Exports every request that still has its text as JSON, after recording that in the audit trail.
 * @param file a new file, which only this user can read; undefined: prints the JSON
 * @throws CommandError after exporting the others, when some could not be read
 */
export async function exportRequests(
  outbox: OperatorOutbox,
  print: (text: string) => void,
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
