import type { Handler } from "hono";
import { cacheControl, revalidate } from "./caching";
import { findPublicFile } from "./public-file";
import { represent } from "./representation";
import { requestTarget } from "./request-target";
import { sendFile, sendWhole } from "./send-file";

/**
 * Serves a Gatsby build, and its 404.html for whatever it does not hold.
 * By hand, since Hono's serveStatic (node-server 2.1) sends no ETag and never answers 304, knows no q-values, finds no
 * about.html for /about, and follows links out of its root; Hono's etag middleware would hash each file at each request.
 */
export function serveStatic(publicDirectory: string): Handler {
  return async (context) => {
    const { path } = requestTarget(context.req);
    const acceptEncoding = context.req.header("Accept-Encoding");
    const file = isNotFoundPage(path) ? undefined : await findPublicFile(publicDirectory, path);
    if (file) return sendFile(context, await represent(file, acceptEncoding), cacheControl(path));

    const notFound = await findPublicFile(publicDirectory, "/404.html");
    if (!notFound) return context.text("Page Not Found", 404);
    const page = await represent(notFound, acceptEncoding);
    return sendWhole(context, page, 404, { ...page.headers, "Cache-Control": revalidate });
  };
}

/** The not-found page keeps its status under addresses of its own, where a crawler would take it for a page. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(\.html|\/.*)?$/.test(path);
}
