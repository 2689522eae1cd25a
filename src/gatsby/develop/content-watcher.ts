import { type FSWatcher, readdirSync, watch } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { report, saveInLiveView } from "../../content-check/report";
import { errorOverlayPath } from "./error-overlay";
import { syncLastValidContent } from "./last-valid-content";

/** Milliseconds without events before the content is checked; saving one file makes several events. */
const debounceMs = 40;

/**
 * Creates a middleware for the live-reload server. It watches the content, and sends its problems to open
 * pages as server-sent events.
 * @param project the project's folder
 */
export function contentWatcherMiddleware(project = process.cwd()) {
  const listeners = new Set<ServerResponse>();
  let current = "";
  let timer: NodeJS.Timeout | undefined;
  /** Checks run one after the other, so that the result of the last one is the one shown. */
  let lastCheck = Promise.resolve();

  async function check(): Promise<void> {
    const result = await syncLastValidContent(project);
    show(result.problems.length > 0 ? report(result, saveInLiveView) : "");
  }
  function show(problems: string): void {
    current = problems;
    for (const listener of listeners) send(listener, problems);
  }
  function scheduleCheck(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(check).catch((error: Error) => {
        show(`The content could not be read: ${error.message}. Save a file to try again.`);
      });
    }, debounceMs);
  }

  watchFolders(project, ["data", "static"], scheduleCheck);
  scheduleCheck();

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url !== errorOverlayPath) return next();
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Compression would buffer the events.
      "Cache-Control": "no-cache, no-transform",
    });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    send(response, current);
  };
}

/**
 * Calls `onChange` on every change in some folders of a project, including files and folders that are
 * replaced.
 *
 * macOS and Windows can watch a whole tree. On Linux, Node.js and chokidar watch each file instead, and miss
 * a file that Git deletes and writes again, since the new one often gets the inode number of the old one. A
 * folder keeps its inode when its files are replaced, so on Linux we watch each folder.
 */
function watchFolders(project: string, folders: readonly string[], onChange: () => void): void {
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

function send(listener: ServerResponse, problems: string): void {
  listener.write(`data: ${JSON.stringify(problems)}\n\n`);
}
