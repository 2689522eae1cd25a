import type { Context, Handler } from "hono";
import type { SiteEnv } from "../hono-env";
import { createFileCache, FileChanged } from "./file-cache";
import { createFileLookup } from "./file-lookup";
import { isNotFoundError } from "./public-file";
import { requestTarget } from "./request-target";
import type { SecurityHeaders } from "./security-headers";
import { type SendFile, sendFile, sendNotFound } from "./send-file";

/**
 * Serves a Gatsby build, and its 404.html for whatever it does not hold.
 * By hand, since Hono's serveStatic (node-server 2.1) sends no ETag and never answers 304, knows no q-values, finds no
 * about.html for /about, and follows links out of its root; Hono's etag middleware would hash each file at each request.
 * The policy's headers come with the others, at once: set later, they have each answer's headers made anew.
 */
export function staticFiles(publicDirectory: string, policy: () => SecurityHeaders): Handler<SiteEnv> {
  const find = createFileLookup(publicDirectory, policy);
  const readFile = createFileCache();

  async function answer(
    context: Context<SiteEnv>,
    name: string,
    send: SendFile,
    anew = false,
  ): Promise<Response | undefined> {
    try {
      const file = find(name, context.req.header("Accept-Encoding"), anew);
      return file && (await send(context, file, readFile));
    } catch (error) {
      // A rebuild may change a file between finding and opening it, or take it away: then it is not there, and that is no error.
      if (error instanceof FileChanged && !anew) return answer(context, name, send, true);
      if (isNotFoundError(error)) return undefined;
      throw error;
    }
  }

  return async (context) => {
    const { path } = requestTarget(context.req);
    const found = isNotFoundPage(path) ? undefined : await answer(context, path, sendFile);
    return found ?? (await answer(context, "/404.html", sendNotFound)) ?? context.text("Page Not Found", 404);
  };
}

/** The not-found page keeps its status under addresses of its own, where a crawler would take it for a page. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(\.html|\/.*)?$/.test(path);
}
