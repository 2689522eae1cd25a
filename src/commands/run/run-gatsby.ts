import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The signals of Ctrl+C, of a service manager and of a closed terminal. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs Gatsby until it ends, and stops it when this process is stopped.
 * @param verbose lets Gatsby print its own log; otherwise `onLine` gets each line of its JSON log
 * @returns the exit code: 0 for a live view that was stopped, since that is how it normally ends
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
      // Gatsby's dependencies use APIs that newer versions of Node.js deprecate.
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
