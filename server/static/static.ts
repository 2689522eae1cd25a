import type { Handler } from "hono";
import { findPublicFile } from "./public-file";
import { requestTarget } from "./request-target";
import { sendFile, sendNotFound } from "./send-file";

/** Serves a Gatsby build, and its 404.html for all other paths. */
export function staticFiles(publicDirectory: string): Handler {
  return async (context) => {
    const { path } = requestTarget(context.req);
    const file = isNotFoundPage(path) ? undefined : await findPublicFile(publicDirectory, path);
    const found = file && (await sendFile(context, file, path));
    if (found) return found;
    const page = await findPublicFile(publicDirectory, "/404.html");
    return (page && (await sendNotFound(context, page))) ?? context.text("Page Not Found", 404);
  };
}

/** The not-found page's own paths must also get 404, so that crawlers do not index it. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(\.html|\/.*)?$/.test(path);
}
