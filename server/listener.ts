import type { RequestListener, Server } from "node:http";
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

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The site's URL for a browser on this machine, with localhost for a loopback or wildcard address. */
export function siteAddress({ host, port }: Address): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isLocal ? "localhost" : name}:${port}`;
}

/** The message for a failed listen(), which says what to do. */
export function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Address,
): string {
  const otherPort = `PORT=${port === 9000 ? 9001 : 9000} npm run serve`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use, perhaps by another copy of this server. To choose another: ${otherPort}`;
    case "EACCES":
      return `You have no permission to use port ${port}. To choose another: ${otherPort}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is "${host}", which is not an address of this machine. Unset it to listen on 127.0.0.1.`;
    default:
      return `The server cannot listen on port ${port} of ${host}: ${message}`;
  }
}

/**
 * Stops a server: accepts no new connections, finishes open requests, and closes keep-alive connections once
 * they are idle. Resolves when all connections are closed.
 * @param gracePeriod in milliseconds, after which open connections are cut off
 */
export function shutDown(server: Server, gracePeriod: number): Promise<void> {
  return new Promise((resolve) => {
    // server.close() only closes connections that are idle now, not those that become idle later.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), gracePeriod);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
