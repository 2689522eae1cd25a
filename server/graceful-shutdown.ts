import type { Server } from "node:http";

/**
 * Stops a server: no new connection is taken, open requests are finished, kept-alive connections close once idle.
 * Resolves when all are closed; those still open after the grace time, in milliseconds, are cut.
 */
export function shutDown(server: Server, graceTime: number): Promise<void> {
  return new Promise((resolve) => {
    // Closing the server closes what is idle at that moment only, not what becomes idle afterwards.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), graceTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
