import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

/** A running server of the built site, on a free port. */
interface ServedSite {
  readonly address: string;
  stop(): void;
}

/**
 * Starts the server for a folder's public/, with additional environment variables: the folder's own server, if it has one.
 * @throws when it exits before it has logged its URL; its errors go to stderr
 */
export async function serveSite(
  folder = ".",
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const home = existsSync(resolve(folder, "server/dist")) ? folder : ".";
  const server = spawn(process.execPath, [resolve(home, "server/start.js")], {
    cwd: folder,
    env: { ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /Open (http:[^"\s]+)/.exec(line)?.[1];
    if (address === undefined) continue;
    server.stdout.resume();
    return { address: address.replace(/\/$/, ""), stop: () => server.kill() };
  }
  throw new Error("The site could not be served; see above.");
}
