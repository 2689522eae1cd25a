import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

/**
 * Creates the app's listener for Node's HTTP server. It answers 400 to a request that a proxy might read
 * differently than we do: with more than one Host header (RFC 9112, section 3.2), or not HTTP/1. Node itself
 * refuses only a request without Host, and takes a line without a version for HTTP/0.9, even with headers.
 */
export function createListener(app: Hono): RequestListener {
  const answer = getRequestListener(app.fetch);
  return (request, response) => {
    if (request.httpVersionMajor !== 1 || (request.headersDistinct.host ?? []).length > 1) {
      response.writeHead(400, { Connection: "close" }).end();
      return;
    }
    // When a client leaves, Node does not close its responses that still wait for the one before, and the adapter
    // would keep their files open.
    const { socket } = request;
    const close = () => response.closed || response.destroy().emit("close");
    socket.setMaxListeners(0).once("close", close);
    response.once("close", () => socket.off("close", close));
    // The adapter rejects when it cannot report an error on the connection; unhandled, that would end the process.
    answer(request, response).catch(() => response.destroy());
  };
}
