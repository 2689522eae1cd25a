import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls `onChange` on every change in some folders of a project, including files and folders that are
 * replaced.
 *
 * macOS and Windows can watch a whole tree. On Linux, Node.js and chokidar watch each file instead, and miss
 * a file that Git deletes and writes again, since the new one often gets the inode number of the old one. A
 * folder keeps its inode when its files are replaced, so on Linux we watch each folder.
 */
export function watchFolders(project: string, folders: readonly string[], onChange: () => void): void {
  if (process.platform === "linux") watchEachFolder(project, folders, onChange);
  else
    for (const folder of folders)
      watch(join(project, folder), { recursive: true, persistent: false }, onChange);
}

/** Restarts all watchers when something is created, deleted or renamed, because it may be a folder. */
function watchEachFolder(project: string, folders: readonly string[], onChange: () => void): void {
  let watchers: FSWatcher[] = [];

  function start(): void {
    for (const watcher of watchers) watcher.close();
    watchers = [];
    unlessGone(() => watchOne(project));
    for (const folder of folders) watchTree(join(project, folder));
  }
  function watchOne(folder: string): void {
    const watcher = watch(folder, { persistent: false }, (event) => {
      if (event === "rename") start();
      onChange();
    });
    watchers.push(watcher);
  }
  /** Watches a folder before listing its subfolders, so that a folder created in between is not missed. */
  function watchTree(folder: string): void {
    unlessGone(() => {
      watchOne(folder);
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory()) watchTree(join(folder, entry.name));
    });
  }
  start();
}

/** Ignores the error if a folder was deleted meanwhile; its parent's watcher reports when it exists again. */
function unlessGone(action: () => void): void {
  try {
    action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
