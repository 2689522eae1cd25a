import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Sent by Ctrl+C, by a service manager, and when a terminal is closed. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs Gatsby until it ends, and stops it when this process is stopped.
 * @param verbose lets Gatsby print its own words; else each of its reports is given to `onLine` as a line of JSON
 * @returns the exit code: 0 for a live view that was stopped, since that is how it ends
 */
export async function runGatsby(
  args: readonly string[],
  verbose: boolean,
  onLine: (line: string) => void,
): Promise<number> {
  const child = spawn(process.execPath, [require.resolve("gatsby/cli.js"), ...args], {
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      ...(verbose ? {} : { GATSBY_LOGGER: "json" }),
      // Gatsby's dependencies use what newer versions of Node.js discourage.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DeprecationWarning`,
    },
    stdio: ["ignore", verbose ? "inherit" : "pipe", "inherit"],
  });
  let stopped: NodeJS.Signals | undefined;
  for (const signal of signals) {
    process.on(signal, () => {
      stopped = signal;
      child.kill(signal);
    });
  }
  if (child.stdout) createInterface(child.stdout).on("line", onLine);
  const [code] = await once(child, "close");
  if (stopped !== undefined) return args[0] === "develop" ? 0 : 130;
  return code ?? 1;
}
