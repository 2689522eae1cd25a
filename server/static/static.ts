import type { Context, Handler } from "hono";
import type { SiteEnv } from "../hono-env";
import { createFileCache, FileChanged } from "./file-cache";
import { createFileLookup } from "./file-lookup";
import { isNotFoundError } from "./public-file";
import { requestTarget } from "./request-target";
import type { SecurityHeaders } from "./security-headers";
import { type SendFile, sendFile, sendNotFound } from "./send-file";

/**
 * Serves a Gatsby build, and its 404.html for all other paths. Not Hono's serveStatic (node-server 2.1),
 * which has no ETag, 304 or q-values, does not find about.html for /about, and follows symbolic links out of
 * its root; Hono's etag middleware would hash each file at each request. The security headers are set
 * together with the others, because setting them later would rebuild the headers of each response.
 */
export function staticFiles(publicDirectory: string, policy: () => SecurityHeaders): Handler<SiteEnv> {
  const find = createFileLookup(publicDirectory, policy);
  const readFile = createFileCache();

  async function answer(
    context: Context<SiteEnv>,
    name: string,
    send: SendFile,
    refresh = false,
  ): Promise<Response | undefined> {
    try {
      const file = find(name, context.req.header("Accept-Encoding"), refresh);
      return file && (await send(context, file, readFile));
    } catch (error) {
      // A rebuild may change or delete a file between lookup and opening. A deleted file is a 404, not an
      // error.
      if (error instanceof FileChanged && !refresh) return answer(context, name, send, true);
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

/** The not-found page's own paths must also get 404, so that crawlers do not index it. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(\.html|\/.*)?$/.test(path);
}
