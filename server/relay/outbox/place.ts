import { chmod, mkdir, open, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Log } from "../../log";

/** The absolute path of an outbox: "file:var/outbox.db" is relative to where the server was started, "file:///srv/outbox.db" is not. */
export function outboxFile(url: string): string {
  return resolve(url.slice("file:".length).replace(/^\/\/(localhost)?\//, "/"));
}

/**
 * Makes the folder and the file of an outbox, for this user's eyes only. Journals take the mode of their database.
 * @returns the file's real path, which is the same by whatever link it is reached
 * @throws when there cannot be a file at that place
 */
export async function preparePlace(url: string, log: Pick<Log, "warn">): Promise<string> {
  const path = outboxFile(url);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await closeFolder(dirname(path), log);
  // Opening a named pipe would wait for a writer without end.
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isFile()) throw new Error(`${path} is not a file.`);
  const file = await open(path, "a", 0o600);
  await file.close();
  await chmod(path, 0o600);
  return realpath(path);
}

/** The project's own var/ is made private; of another folder, which may have other uses, others' access is reported. */
async function closeFolder(folder: string, log: Pick<Log, "warn">): Promise<void> {
  if (process.platform === "win32") return;
  const isOpen = async () => ((await stat(folder)).mode & 0o077) !== 0;
  if (folder === resolve("var") && (await isOpen())) await chmod(folder, 0o700).catch(() => {});
  if (await isOpen())
    log.warn("Other users of this machine can open the folder of the outbox. To close it: chmod 700", {
      folder,
    });
}

/** Brings a folder's list of names to disk: a new name lasts only then. Windows cannot open folders, and needs none of it. */
export async function syncFolder(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(directory, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A file beside the outbox. */
export function besideOutbox(url: string, name: string): string {
  return join(dirname(outboxFile(url)), name);
}
