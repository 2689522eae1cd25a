import { chmod, mkdir, open, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** The absolute path of an outbox: "file:var/outbox.db" is relative to where the server was started, "file:///srv/outbox.db" is not. */
export function outboxFile(url: string): string {
  return resolve(url.slice("file:".length).replace(/^\/\/(localhost)?\//, "/"));
}

/**
 * Makes the folder and the file of an outbox, for this user's eyes only. Journals take the mode of their database.
 * @returns the file's real path, which is the same by whatever link it is reached
 * @throws when there cannot be a file at that place
 */
export async function prepareOutboxFile(url: string): Promise<string> {
  const path = outboxFile(url);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // The project's own folder, which a build may have made for all to read.
  if (dirname(path) === resolve("var")) await chmod(dirname(path), 0o700).catch(() => {});
  // Opening a named pipe would wait for a writer without end.
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isFile()) throw new Error(`${path} is not a file.`);
  const file = await open(path, "a", 0o600);
  await file.close();
  await chmod(path, 0o600);
  return realpath(path);
}

/** Whether other users of this machine can open the folder that a file is in. Windows does not say so in a mode. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  return ((await stat(dirname(path))).mode & 0o077) !== 0;
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
