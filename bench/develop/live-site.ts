import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { copyOfProject } from "../project-copy";

const port = process.env.DEVELOP_PORT ?? "8123";
/** Gatsby has come to rest when it has said nothing for so many milliseconds. */
const silence = 2000;

/** `npm run develop` over a copy of the project, with its caches empty. */
export interface LiveSite {
  readonly address: string;
  /** The copy, whose content may be edited. */
  readonly folder: string;
  atRest(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one. @throws when Gatsby ends before it has shown anything */
export async function startLiveSite(): Promise<LiveSite> {
  const folder = copyOfProject();
  const server = spawn("node_modules/.bin/gatsby", ["develop", "-p", port], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(server, "exit").then(() => rmSync(folder, { recursive: true }));
  let lastWord = performance.now();
  const lines = createInterface(server.stdout);
  const ready = new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      lastWord = performance.now();
      if (/success.*Building development bundle/.test(line)) resolve();
    });
  });
  const outcome = await Promise.race([ready, ended.then(() => "ended")]);
  if (outcome === "ended") throw new Error("gatsby develop ended before it showed anything.");
  return {
    address: `http://localhost:${port}`,
    folder,
    async atRest() {
      lastWord = performance.now();
      while (performance.now() - lastWord < silence) await pause(100);
    },
    async stop() {
      if (server.pid) process.kill(-server.pid);
      await ended;
    },
  };
}
