import { Strategy, type StrategyHandler } from "workbox-strategies";
import { isCacheable } from "./strategies";

/** How long the network may be silent before the stored copy is shown, in milliseconds. */
const silenceMs = 4_000;
/** The same for a page of which nothing is stored: then the offline page is shown. */
const longSilenceMs = 10_000;

/**
 * Requests from the network first, and answers with the stored copy if that fails or is silent, even in the middle of a
 * response. What arrives later is stored. Workbox's own `NetworkFirst` waits for the rest of a response forever.
 */
export class NetworkFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request);
    // What the worker stores ahead of need has nobody waiting for it.
    if (handler.event.type !== "fetch") return network;
    handler.waitUntil(network.catch(() => undefined));
    const stored = await handler.cacheMatch(request);
    if (!stored) return request.mode === "navigate" ? inTime(network, longSilenceMs) : network;
    try {
      return await whole(await inTime(network));
    } catch {
      return marked(stored);
    }
  }
}

/** Returns a response once all of its body is here. @throws if the network fails or is silent */
async function whole(response: Response): Promise<Response> {
  const reader = isCacheable(response) ? response.body?.getReader() : undefined;
  if (!reader) return response;
  const chunks: BlobPart[] = [];
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) return new Response(new Blob(chunks), response);
    chunks.push(value);
  }
}

/** Marks a stored page, so that `<offline-notice>` says what it is: the browser itself thinks that it is online. */
async function marked(stored: Response): Promise<Response> {
  if (!stored.headers.get("Content-Type")?.startsWith("text/html")) return stored;
  return new Response((await stored.text()).replace("<html", "<html data-stored"), stored);
}

/** Returns what a promise returns. @throws if that takes too long */
async function inTime<Value>(promise: Promise<Value>, limitMs = silenceMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The network is silent.")), limitMs);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
