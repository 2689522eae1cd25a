import { once } from "node:events";
import { createServer } from "node:net";

/** Whether another process listens on a port of this machine. */
export async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, "localhost"), "listening");
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  } finally {
    server.close();
  }
}

/**
 * Explains how to start the live view if its port is in use.
 * @param command the name of the npm script
 */
export function explainTakenPort(port: number, command: string): string {
  return (
    `Port ${port} is in use, perhaps by another live view. Stop that one with Ctrl+C in its terminal, ` +
    `or choose another port: npm run ${command} -- --port ${port + 1}`
  );
}
