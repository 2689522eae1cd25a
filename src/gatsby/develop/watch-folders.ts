import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls back on every change in some folders of a project, however files and folders are replaced.
 *
 * macOS and Windows can watch a whole tree. On Linux, Node.js and chokidar watch each file instead, and lose a file that
 * Git deletes and writes again, since the new one often gets the inode number of the old one. A folder is not replaced
 * with its files, so there we watch each folder.
 */
export function watchFolders(project: string, folders: readonly string[], onChange: () => void): void {
  if (process.platform === "linux") watchEachFolder(project, folders, onChange);
  else
    for (const folder of folders)
      watch(join(project, folder), { recursive: true, persistent: false }, onChange);
}

/** Starts over whenever something is created, deleted or renamed, which may have been a folder. */
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
  /** Watches a folder before it looks for folders inside, so that none can slip in between. */
  function watchTree(folder: string): void {
    unlessGone(() => {
      watchOne(folder);
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory()) watchTree(join(folder, entry.name));
    });
  }
  start();
}

/** Lets a folder be deleted at any moment: the folder around it reports when it is back. */
function unlessGone(action: () => void): void {
  try {
    action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
