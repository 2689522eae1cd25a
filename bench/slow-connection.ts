import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Slow 4G as Lighthouse defines it: a round trip in ms, and bytes per ms for all connections together. */
const roundTripMs = 150;
const bytesPerMs = 1_600 / 8;

/** A proxy on this machine whose connections are as slow as on a phone. */
export interface SlowConnection {
  readonly address: string;
  stop(): void;
}

/**
 * Starts a proxy with the delay and the bandwidth of slow 4G. The browser's own throttling does not reach pages
 * that it loads in advance.
 */
export async function startSlowConnection(site: string): Promise<SlowConnection> {
  const sockets = new Set<Socket>();
  let lineFreeAt = 0;
  const server = createServer(async (visitor) => {
    const host = connect({ host: "127.0.0.1", port: Number(new URL(site).port) });
    for (const socket of [visitor, host]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    // The handshake of a new connection.
    const opened = sleep(roundTripMs);
    forward(visitor, host, () => opened.then(() => sleep(roundTripMs / 2)));
    forward(host, visitor, (bytes) => {
      lineFreeAt = Math.max(lineFreeAt, performance.now()) + bytes / bytesPerMs;
      return sleep(lineFreeAt - performance.now() + roundTripMs / 2);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Passes on what a socket receives, in order, each part after its delay. */
function forward(from: Socket, to: Socket, delay: (bytes: number) => Promise<unknown>): void {
  let previous: Promise<unknown> = Promise.resolve();
  const after = (wait: Promise<unknown>, act: () => void) => {
    previous = Promise.all([previous, wait]).then(act);
  };
  from.on("data", (part) => after(delay(part.length), () => to.writable && to.write(part)));
  from.on("end", () => after(delay(0), () => to.end()));
}
