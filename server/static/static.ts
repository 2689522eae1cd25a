import type { Handler } from "hono";
import { revalidate } from "../../src/shared/http/caching";
import { withQuery } from "../../src/shared/http/redirect";
import { notFoundPage } from "../../src/shared/site/main-pages";
import { findPublicFile } from "./public-file";
import { requestTarget } from "./redirects";
import { sendFile, sendNotFound } from "./send-file";

/** Serves a Gatsby build, and its 404.html for all other paths: that of the language below /es, for example. */
export function staticFiles(publicDirectory: string): Handler {
  return async (context) => {
    const { path, query } = requestTarget(context.req);
    const file = isNotFoundPage(path) ? undefined : await findPublicFile(publicDirectory, path);
    const found = file && (await sendFile(context, file, path));
    if (found) return found;
    // The site has no capital letters in its addresses, but people type them.
    const lowercase = path.toLowerCase();
    if (
      lowercase !== path &&
      !isNotFoundPage(lowercase) &&
      (await findPublicFile(publicDirectory, lowercase))
    ) {
      context.header("Cache-Control", revalidate);
      return context.redirect(withQuery(lowercase, query), 301);
    }
    const page =
      (await findPublicFile(publicDirectory, `/${path.split("/")[1]}${notFoundPage}`)) ??
      (await findPublicFile(publicDirectory, notFoundPage));
    return (page && (await sendNotFound(context, page))) ?? context.text("Page Not Found", 404);
  };
}

/** The not-found page's own paths must also get 404, so that crawlers do not index it. */
function isNotFoundPage(path: string): boolean {
  return /^\/(?:[\w-]+\/)?404(\.html|\/.*)?$/.test(path);
}
