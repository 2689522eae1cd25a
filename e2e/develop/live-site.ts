import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { copyOfProject } from "../support/project-copy";

/** The live view's port. */
export const port = Number(process.env.DEVELOP_PORT ?? 8123);

/** How long it may take to exit after Ctrl+C. */
const graceMs = 30_000;

/** A live view of a copy of the project. */
export interface LiveSite {
  readonly address: string;
  /** A copy of the project, whose content may be edited. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run develop` or `npm run edit` in a copy of the project, and waits until it prints the URL to open.
 * @throws when it exits before that, with its output
 */
export async function startLiveSite(command: "develop" | "edit"): Promise<LiveSite> {
  const folder = copyOfProject();
  const child = spawn("npm", ["run", command, "--", "--port", `${port}`, "--no-open"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const lines: string[] = [];
  const isOpen = new Promise<boolean>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      if (line.startsWith(`Open http://localhost:${port}`)) resolve(true);
    });
    child.once("exit", () => resolve(false));
  });

  /** Sends SIGINT to the process group, as Ctrl+C does, and waits until all its processes have exited. */
  async function stop(): Promise<void> {
    const group = -(child.pid ?? 0);
    // "close" fires when the last process that shares the output has exited.
    const ended = once(child, "close", { signal: AbortSignal.timeout(graceMs) });
    process.kill(group, "SIGINT");
    try {
      await ended;
    } catch {
      process.kill(group, "SIGKILL");
      throw new Error("Processes of the live view were still running 30 s after Ctrl+C.");
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  if (await isOpen) return { address: `http://localhost:${port}`, folder, stop };
  rmSync(folder, { recursive: true });
  throw new Error(`The live view exited before it could be opened:\n${lines.join("\n")}`);
}
