import type { Handler } from "hono";
import { findFilesIn } from "./find-file";
import { FileChanged, keepFiles } from "./kept-files";
import type { Policy } from "./policy";
import { unlessAbsent } from "./public-file";
import type { Representation } from "./representation";
import { requestTarget } from "./request-target";
import { sendFile, sendWhole } from "./send-file";
import type { SiteEnv } from "./site-env";

/**
 * Serves a Gatsby build, and its 404.html for whatever it does not hold.
 * By hand, since Hono's serveStatic (node-server 2.1) sends no ETag and never answers 304, knows no q-values, finds no
 * about.html for /about, and follows links out of its root; Hono's etag middleware would hash each file at each request.
 * The policy's headers come with the others, at once: set later, they have each answer's headers made anew.
 */
export function serveStatic(publicDirectory: string, policy: () => Policy): Handler<SiteEnv> {
  const find = findFilesIn(publicDirectory, policy);
  const readFile = keepFiles();
  return async (context) => {
    const { path } = requestTarget(context.req);
    const acceptEncoding = context.req.header("Accept-Encoding");
    // A rebuild may take a file away between finding and opening it: then it is not there, and that is no fault.
    const answer = (name: string, send: (file: Representation) => Promise<Response>) =>
      unlessAbsent(async () => {
        const file = find(name, acceptEncoding);
        try {
          return file && (await send(file));
        } catch (error) {
          if (!(error instanceof FileChanged)) throw error;
          const changed = find(name, acceptEncoding, true);
          return changed && send(changed);
        }
      });
    if (!isNotFoundPage(path)) {
      const found = await answer(path, (file) => sendFile(context, file, readFile));
      if (found) return found;
    }
    const notFound = await answer("/404.html", (page) => sendWhole(context, page, 404, readFile));
    return notFound ?? context.text("Page Not Found", 404);
  };
}

/** The not-found page keeps its status under addresses of its own, where a crawler would take it for a page. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(\.html|\/.*)?$/.test(path);
}
