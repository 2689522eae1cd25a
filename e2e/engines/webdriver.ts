import { spawn } from "node:child_process";
import { freePort } from "../http/hosts/start-host";
import { timeoutMs, until } from "./until";

/** A running WebDriver program. */
export interface Driver {
  /**
   * Sends one command.
   * @param wait how long it may take, in milliseconds
   * @throws with the driver's own words when it fails
   */
  send(method: "GET" | "POST" | "DELETE", path: string, body?: object, wait?: number): Promise<unknown>;
  stop(): void;
}

/** Starts a WebDriver program on a free port and waits until it is ready. */
export async function startDriver(program: string, environment: Record<string, string>): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
    // In a process group of its own, because WPE's browsers outlive their driver.
    detached: true,
  });

  const send: Driver["send"] = async (method, path, body, wait = timeoutMs) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(wait),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };

  await until(`${program} starts`, () => send("GET", "/status"));
  return { send, stop: () => driver.pid && process.kill(-driver.pid) };
}
