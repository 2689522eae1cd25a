import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

/**
 * The absolute path of an outbox. "file:var/outbox.db" is relative to the working directory,
 * "file:///srv/outbox.db" is not.
 */
export function outboxFile(url: string): string {
  return resolve(url.slice("file:".length).replace(/^\/\/(localhost)?\//, "/"));
}

/**
 * Creates the folder and the file of an outbox, accessible only to this user. Journals get their database's
 * mode.
 * @returns the file's real path, with symbolic links resolved
 * @throws when the file cannot be created, or is not a regular file
 */
export async function prepareOutboxFile(url: string): Promise<string> {
  const path = outboxFile(url);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // The project's own folder, which a build may have created with permissions for everyone.
  if (dirname(path) === resolve("var")) await chmod(dirname(path), 0o700).catch(() => {});
  // Opening a named pipe would wait forever for a reader.
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isFile()) throw new Error(`${path} is not a file.`);
  const file = await open(path, "a", 0o600);
  await file.close();
  await chmod(path, 0o600);
  return realpath(path);
}

/**
 * Whether other users of this machine can open the folder of a file. Always false on Windows, which has no
 * such mode.
 */
export async function isOpenToOthers(path: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  return ((await stat(dirname(path))).mode & 0o077) !== 0;
}

/**
 * Syncs a folder's entries to disk, without which a new or renamed file can be lost. Not possible or needed
 * on Windows.
 */
export async function syncFolder(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(directory, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Writes a file that only this user can read, atomically and durably: it is on disk once this resolves, and
 * never partially, even after a power cut.
 */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
