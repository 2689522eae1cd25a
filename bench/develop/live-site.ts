import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { copyOfProject } from "../project-copy";

const port = process.env.DEVELOP_PORT ?? "8123";
/** Gatsby counts as idle when it has logged nothing for this long, in ms. */
const quietMs = 2000;

/** `npm run develop` in a copy of the project, with empty caches. */
export interface LiveSite {
  readonly address: string;
  /** The copy's folder, whose content may be edited. */
  readonly folder: string;
  waitForIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the live site. @throws when Gatsby exits before its first build is done */
export async function startLiveSite(): Promise<LiveSite> {
  const folder = copyOfProject();
  const server = spawn("node_modules/.bin/gatsby", ["develop", "-p", port], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(server, "exit").then(() => rmSync(folder, { recursive: true }));
  let lastLogged = performance.now();
  const lines = createInterface(server.stdout);
  const ready = new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      lastLogged = performance.now();
      if (/success.*Building development bundle/.test(line)) resolve();
    });
  });
  const outcome = await Promise.race([ready, ended.then(() => "ended")]);
  if (outcome === "ended") throw new Error("gatsby develop exited before its first build was done.");
  return {
    address: `http://localhost:${port}`,
    folder,
    async waitForIdle() {
      lastLogged = performance.now();
      while (performance.now() - lastLogged < quietMs) await pause(100);
    },
    async stop() {
      if (server.pid) process.kill(-server.pid);
      await ended;
    },
  };
}
