import type { IncomingMessage, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Answers 400 to a request with more than one Host header, as RFC 9112 (3.2) asks: a proxy might believe another one of
 * them than we do. Node itself does so only where there is none.
 */
export function withOneHost(answer: Listener): Listener {
  return (request, response) => {
    if ((request.headersDistinct.host ?? []).length < 2) return answer(request, response);
    return response.writeHead(400, { Connection: "close" }).end();
  };
}
