import type { IncomingMessage, ServerResponse } from "node:http";
import { report, saveInLiveView } from "../../content-check/report";
import { errorOverlayPath } from "./error-overlay-path";
import { syncLastValidContent } from "./last-valid-content";
import { watchFolders } from "./watch-folders";

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

function send(listener: ServerResponse, problems: string): void {
  listener.write(`data: ${JSON.stringify(problems)}\n\n`);
}
