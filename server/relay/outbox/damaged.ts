import { readdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { LibsqlError } from "@libsql/client";
import { outboxFile, syncFolder } from "./outbox-file";
import { isPostgresUrl } from "./postgres/connection-url";

/** The file is not an outbox, or is damaged. */
export class OutboxDamagedError extends Error {}

/** Whether an error is about the content of the file, and not about its folder, permissions or locks. */
export function isDamageError(error: unknown): boolean {
  if (error instanceof OutboxDamagedError) return true;
  return error instanceof LibsqlError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

/**
 * Renames a damaged outbox to a dated name, together with its journal, which may help to repair it. Deletes
 * nothing.
 * @returns the new path
 */
export async function setAside(path: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(":", "-");
  const aside = `${path}.damaged-${time}`;
  // The journal goes first: SQLite would roll it back into a new outbox beside it.
  await rename(`${path}-journal`, `${aside}-journal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(path, aside);
  await syncFolder(dirname(path));
  return aside;
}

/**
 * Paths of the damaged outboxes that nobody has moved away yet. Health is down until there are none. A
 * database has none.
 */
export async function damagedFiles(url: string): Promise<string[]> {
  if (isPostgresUrl(url)) return [];
  const path = outboxFile(url);
  const names = await readdir(dirname(path)).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${basename(path)}.damaged-`) && !name.endsWith("-journal"))
    .map((name) => join(dirname(path), name));
}
