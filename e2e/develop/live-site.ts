import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copyOfProject } from "../../bench/project-copy";

export const port = Number(process.env.DEVELOP_PORT ?? 8123);

/** Where the live view's output is kept, inside its folder. */
export const outputFile = "develop.log";

/** How long it may take to end, in milliseconds. */
const graceTime = 30_000;

interface LiveSite {
  /** A copy of the project, whose content may be edited. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run develop` over a copy of the project, and waits until it names the address to open.
 * @throws when it ends before, with what it printed
 */
export async function startLiveSite(): Promise<LiveSite> {
  const folder = copyOfProject();
  const child = spawn("npm", ["run", "develop", "--", "--port", `${port}`], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output = createWriteStream(join(folder, outputFile));
  child.stdout.pipe(output);
  child.stderr.pipe(output);
  const lines: string[] = [];
  const isOpen = new Promise<boolean>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      if (line === `Open http://localhost:${port}`) resolve(true);
    });
    child.once("exit", () => resolve(false));
  });

  /** Presses Ctrl+C, which reaches every process of a terminal, and waits until all of them have ended. */
  async function stop(): Promise<void> {
    const group = -(child.pid ?? 0);
    // The output is closed once the last process that may write to it has ended.
    const ended = once(child, "close", { signal: AbortSignal.timeout(graceTime) });
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

  if (await isOpen) return { folder, stop };
  rmSync(folder, { recursive: true });
  throw new Error(`The live view ended before it could be opened:\n${lines.join("\n")}`);
}
