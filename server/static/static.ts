import type { Context, Handler } from "hono";
import type { SiteEnv } from "../hono-env";
import { FileChanged, keepFiles } from "./file-cache";
import { findFilesIn } from "./file-lookup";
import { isAbsence } from "./public-file";
import { requestTarget } from "./request-target";
import type { Policy } from "./security-headers";
import { type SendFile, sendFile, sendNotFound } from "./send-file";

/**
 * Serves a Gatsby build, and its 404.html for whatever it does not hold.
 * By hand, since Hono's serveStatic (node-server 2.1) sends no ETag and never answers 304, knows no q-values, finds no
 * about.html for /about, and follows links out of its root; Hono's etag middleware would hash each file at each request.
 * The policy's headers come with the others, at once: set later, they have each answer's headers made anew.
 */
export function serveStatic(publicDirectory: string, policy: () => Policy): Handler<SiteEnv> {
  const find = findFilesIn(publicDirectory, policy);
  const readFile = keepFiles();

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
      // A rebuild may change a file between finding and opening it, or take it away: then it is not there, and that is no fault.
      if (error instanceof FileChanged && !anew) return answer(context, name, send, true);
      if (isAbsence(error)) return undefined;
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
