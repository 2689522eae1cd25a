import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../../log";
import type { Metrics } from "./metrics";

/** The HTTP server for Prometheus. */
export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves /metrics on 127.0.0.1 and a separate port, so that no proxy in front of the site exposes it by
 * accident.
 * @param port 0 lets the system choose
 * @throws when the port is not available
 */
export async function serveMetrics(
  port: number,
  metrics: Pick<Metrics, "text" | "contentType">,
  log: Pick<Log, "error">,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== "/metrics") return response.writeHead(404).end();
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    try {
      const body = await metrics.text();
      return response.writeHead(200, { "Content-Type": metrics.contentType }).end(body);
    } catch (error) {
      log.error("the metrics could not be read", { cause: error });
      return response.writeHead(500).end();
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
