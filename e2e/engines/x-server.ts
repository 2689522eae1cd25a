import { spawn } from "node:child_process";
import { once } from "node:events";

/** A running X server without a screen. */
export interface XServer {
  /** The value of DISPLAY, such as ":1". */
  readonly display: string;
  stop(): void;
}

/** Starts Xvfb on a free display, for engines that cannot do without a window. */
export async function startXServer(): Promise<XServer> {
  const parameters = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", parameters, { stdio: ["ignore", "pipe", "ignore"] });
  const failed = once(server, "close").then(() => {
    throw new Error("Xvfb did not start.");
  });
  const [number] = await Promise.race([once(server.stdout, "data"), failed]);
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}
