import type { IncomingMessage, ServerResponse } from "node:http";
import { report, saveInLiveView } from "../../content-check/report";
import { errorOverlayPath } from "./error-overlay-path";
import { syncLastValidContent } from "./last-valid-content";
import { watchFolders } from "./watch-folders";

/** Saving one file makes several events. */
const settled = 40;

/**
 * Middleware of the live-reload server: watches the content, and tells open pages of its problems as they come and go.
 * @param project the project's folder
 */
export function contentWatcherMiddleware(project = process.cwd()) {
  const listeners = new Set<ServerResponse>();
  let current = "";
  let waiting: NodeJS.Timeout | undefined;
  /** One look after the other, so that the last one has the last word. */
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const result = await syncLastValidContent(project);
    show(result.problems.length > 0 ? report(result, saveInLiveView) : "");
  }
  function show(problems: string): void {
    current = problems;
    for (const listener of listeners) tell(listener, problems);
  }
  function lookSoon(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      looking = looking.then(look).catch((error: Error) => {
        show(`The content could not be read: ${error.message}. Save a file to try again.`);
      });
    }, settled);
  }

  watchFolders(project, ["data", "static"], lookSoon);
  lookSoon();

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url !== errorOverlayPath) return next();
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Compression would hold the words back.
      "Cache-Control": "no-cache, no-transform",
    });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    tell(response, current);
  };
}

function tell(listener: ServerResponse, problems: string): void {
  listener.write(`data: ${JSON.stringify(problems)}\n\n`);
}
