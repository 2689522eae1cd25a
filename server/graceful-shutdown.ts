import type { Server } from "node:http";

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
