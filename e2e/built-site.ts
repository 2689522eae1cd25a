import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The server over the built site, on a port that the system chose. */
export interface BuiltSite {
  readonly address: string;
  stop(): void;
}

/** Starts the server. Throws when it ends without saying where the site is; what it complains of goes to stderr. */
export async function serveBuiltSite(): Promise<BuiltSite> {
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await Promise.race([once(createInterface(server.stdout), "line"), once(server, "exit")]);
  const address = /http:\S+/.exec(`${line}`)?.[0];
  if (address === undefined) throw new Error("The site could not be served; see above.");
  return { address: address.replace(/\/$/, ""), stop: () => server.kill() };
}
