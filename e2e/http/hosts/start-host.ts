import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Host } from "./host";

/** A running web server. */
export interface RunningHost {
  readonly address: string;
  /** The folder with its configuration. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts a host on a free port; its errors go to stderr. @throws when it does not respond in time */
export async function startHost(host: Host, relay: string): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  // Apache, when started by root, switches to a user with fewer permissions.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [command = "", ...parameters] = host.prepare(folder, port, relay);
  const child = spawn(command, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOME: folder },
    // Apache kills its whole process group when it stops, which would include this process.
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const address = `http://127.0.0.1:${port}`;
  await waitUntilUp(address, child);
  return {
    address,
    folder,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitUntilUp(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(address, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill("SIGKILL");
  throw new Error("The host did not start; see above.");
}

/** Finds a free TCP port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
