import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Hono } from "hono";
import { createListener } from "../listener";

/** What a request has besides its path. */
export interface RequestParts {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An app that answers HTTP requests on a free port of this machine. */
export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** Starts an app as the server does. */
export async function startApp(app: Hono) {
  const server = createServer(createListener(app)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Sends a path as it is. Rejects when the connection ends before the response does. */
    async request(path: string, parts?: RequestParts) {
      const sent = request({ host: "127.0.0.1", port, path, agent: false, ...parts }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
    },
    async stop() {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
  };
}
