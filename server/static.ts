import type { Handler } from "hono";
import { cacheControl, revalidate } from "./caching";
import { keepFiles } from "./kept-files";
import { headersOf, type Policy } from "./policy";
import { findPublicFile, unlessAbsent } from "./public-file";
import { type Representation, represent } from "./representation";
import { requestTarget } from "./request-target";
import { sendFile, sendWhole } from "./send-file";
import type { SiteEnv } from "./site-env";

/**
 * Serves a Gatsby build, and its 404.html for whatever it does not hold.
 * By hand, since Hono's serveStatic (node-server 2.1) sends no ETag and never answers 304, knows no q-values, finds no
 * about.html for /about, and follows links out of its root; Hono's etag middleware would hash each file at each request.
 * The policy's headers come with the others, at once: set later, they made each answer's headers anew, and a page took
 * half as long again.
 */
export function serveStatic(publicDirectory: string, policy: () => Policy): Handler<SiteEnv> {
  const readFile = keepFiles();
  return async (context) => {
    const { path } = requestTarget(context.req);
    // A rebuild may take a file away between finding and opening it: then it is not there, and that is no fault.
    const answer = (name: string, send: (file: Representation) => Promise<Response>) =>
      unlessAbsent(async () => {
        const file = findPublicFile(publicDirectory, name);
        return file && send(represent(file, context.req.header("Accept-Encoding")));
      });
    const headersFor = (file: Representation, caching: string) => {
      const headers = { ...file.headers, "Cache-Control": caching };
      return { ...headers, ...headersOf(policy(), headers) };
    };
    if (!isNotFoundPage(path)) {
      const found = await answer(path, (file) =>
        sendFile(context, file, headersFor(file, cacheControl(path)), readFile),
      );
      if (found) return found;
    }
    const notFound = await answer("/404.html", (page) =>
      sendWhole(context, page, 404, headersFor(page, revalidate), readFile),
    );
    return notFound ?? context.text("Page Not Found", 404);
  };
}

/** The not-found page keeps its status under addresses of its own, where a crawler would take it for a page. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(\.html|\/.*)?$/.test(path);
}
