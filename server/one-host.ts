import type { IncomingMessage, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Answers 400 to a request with more than one Host header (RFC 9112, section 3.2), because a proxy might use
 * a different one than we do. Node itself only does so when there is none.
 */
export function withOneHost(answer: Listener): Listener {
  return (request, response) => {
    if ((request.headersDistinct.host ?? []).length < 2) return answer(request, response);
    return response.writeHead(400, { Connection: "close" }).end();
  };
}
