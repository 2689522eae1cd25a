import type { IncomingMessage, ServerResponse } from "node:http";
import { adminPath } from "../../shared/site/admin-paths";
import { notFoundPage } from "../../shared/site/main-pages";

/** How long the data of a page may take, in milliseconds. After 15 s, Gatsby would answer with old data or none. */
const dataTimeoutMs = 3_000;

/** What is shown instead of a page whose data is not there yet. It asks again by itself. */
const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page is being prepared</title>
<body style="margin: 3rem auto; max-width: 34rem; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
<h1>This page is being prepared</h1>
<p role="status">It appears here by itself. If that takes longer than two minutes, look at the window in which the website was
started: it says what to fix.</p>
<script>setTimeout(() => location.reload(), 1000)</script>
`;

/**
 * Whether the live view has all data of a page. Without it, Gatsby shows its own error about a query that could not be fetched.
 * @param site the origin of the live view
 * @param path the URL path of the page; where there is no such page, the not-found page is meant
 */
export async function isPageReady(site: string, path: string, limitMs = dataTimeoutMs): Promise<boolean> {
  const signal = AbortSignal.timeout(limitMs);
  const read = (file: string) => fetch(`${site}/page-data${file}`, { signal });
  const name = path.replace(/\/+$/, "") || "/index";
  try {
    const answer = await read(`${name}/page-data.json`);
    if (answer.status === 404) return path === notFoundPage || isPageReady(site, notFoundPage, limitMs);
    const { staticQueryHashes = [] }: { staticQueryHashes?: readonly string[] } = await answer.json();
    const results = await Promise.all(
      staticQueryHashes.map(async (hash) => (await read(`/sq/d/${hash}.json`)).json()),
    );
    // For a file that is not there, Gatsby answers with an empty object.
    return results.every((result) => "data" in result);
  } catch {
    return false;
  }
}

/** Creates a middleware for the live view that shows a waiting page until a page has its data. */
export function waitingPageMiddleware(limitMs?: number) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [path = "/"] = (request.url ?? "").split("?");
    const { localPort } = request.socket;
    const isPage = isDocument(request) && path !== adminPath && !path.startsWith(`${adminPath}/`);
    if (!isPage || (await isPageReady(`http://localhost:${localPort}`, path, limitMs))) return next();
    response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "no-store" }).end(waitingPage);
  };
}

function isDocument({ headers }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"] ?? "document";
  return /^(?:document|iframe)$/.test(`${destination}`) && headers.accept?.includes("text/html") === true;
}
