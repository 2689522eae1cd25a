import { readdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { LibsqlError } from "@libsql/client";
import { outboxFile, syncFolder } from "./outbox-file";

/** The file is no outbox, or not a whole one. */
export class OutboxDamagedError extends Error {}

/** Whether an error says that a file's content is bad, and not that the place or the moment is. */
export function isDamageError(error: unknown): boolean {
  if (error instanceof OutboxDamagedError) return true;
  return error instanceof LibsqlError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

/**
 * Moves a damaged outbox out of the way under a dated name, with its journal, which may hold what repairs it. Nothing of it is deleted.
 * @returns the new path
 */
export async function setAside(path: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(":", "-");
  const aside = `${path}.damaged-${time}`;
  // The journal first: beside a new outbox, it would be played back into that.
  await rename(`${path}-journal`, `${aside}-journal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(path, aside);
  await syncFolder(dirname(path));
  return aside;
}

/** The damaged outboxes that a person has not moved away yet, without their journals; health is down until there are none. */
export async function damagedFiles(url: string): Promise<string[]> {
  const path = outboxFile(url);
  const names = await readdir(dirname(path)).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${basename(path)}.damaged-`) && !name.endsWith("-journal"))
    .map((name) => join(dirname(path), name));
}
