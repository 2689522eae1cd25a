import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

/**
 * Creates the app's listener for Node's HTTP server. It answers 400 to a request with more than one Host
 * header (RFC 9112, section 3.2), because a proxy might use a different one than we do. Node itself only does
 * so when there is none.
 */
export function createListener(app: Hono): RequestListener {
  const answer = getRequestListener(app.fetch);
  return (request, response) => {
    if ((request.headersDistinct.host ?? []).length > 1) {
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
