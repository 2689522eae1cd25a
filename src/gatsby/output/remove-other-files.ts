import { readdir, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Deletes the files of a folder, and of the folders in it, that an earlier build wrote and this one did not.
 * @param current the files to keep, relative to the folder, with slashes
 */
export async function removeOtherFiles(folder: string, current: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (!current.has(relative(folder, file).split(sep).join("/"))) await rm(file);
  }
}
