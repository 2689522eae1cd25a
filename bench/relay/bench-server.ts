import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { scripts } from "../../package.json";

/** The parameters of `npm run serve`, for a folder without the program. */
const parameters = scripts.serve
  .replace(/^node /, "")
  .replace("server/start.js", resolve("server/start.js"))
  .split(" ");

export interface BenchServer {
  readonly port: number;
  readonly process: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface Answer {
  /** Undefined when the connection broke off. */
  readonly status: number | undefined;
  readonly success: boolean;
}

/** A folder to run the server in: with a page, and with room for its outbox and its log. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "relay-bench-"));
  mkdirSync(join(folder, "public"));
  for (const page of ["index", "404"]) {
    writeFileSync(join(folder, "public", `${page}.html`), `<h1>Page</h1>${"<p>Words.</p>".repeat(2_000)}`);
  }
  mkdirSync(join(folder, "deploy"));
  cpSync("deploy/policy.json", join(folder, "deploy/policy.json"));
  return { folder, log: join(folder, "log"), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the real server, as `npm run serve` does; resolves once it says where it is. */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
  port = 0,
): Promise<BenchServer> {
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: `${port}`, TRUST_PROXY: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(folder, "log"), { flags: "a" });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const exit = once(child, "exit");
  const listening = await new Promise<number>((found, failed) => {
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const match = /Open \S+:(\d+)["\n]/.exec(said);
      if (match) found(Number(match[1]));
    });
    child.once("exit", () =>
      failed(new Error(`The server did not start:\n${readFileSync(join(folder, "log"))}`)),
    );
  });
  return {
    port: listening,
    process: child,
    async kill(signal) {
      child.kill(signal);
      await exit;
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a form as a browser does, from an address of its own. */
export function sendForm(
  port: number,
  fields: Record<string, unknown> | string,
  key?: string,
  address = randomAddress(),
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: undefined, success: false });
    const sending = request(
      {
        ...{ port, host: "127.0.0.1", agent, method: "POST", path: "/send-email.php", timeout: 20_000 },
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": address,
          ...(key ? { "Idempotency-Key": key } : {}),
        },
      },
      (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode, success: body === '{"success":true}' }),
        );
        response.on("error", failed);
      },
    );
    sending.on("error", failed);
    sending.on("timeout", () => sending.destroy());
    sending.end(typeof fields === "string" ? fields : JSON.stringify(fields));
  });
}

export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** A good form, told from others by its number. */
export function form(number: number | string, message = "Hello"): Record<string, string> {
  return { name: `Ana ${number}`, phone: "907-555-0100", email: "ana@example.com", message };
}

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @throws when something does not come true in time */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`After ${seconds} s still not so: ${what}`);
    await sleep(50);
  }
}

/**
 * Waits until nothing is left to do, however long it takes, unless it gets no less for a time; gives what is left.
 * @param timeoutMs that time, in milliseconds
 */
export async function untilDone(countLeft: () => Promise<number>, timeoutMs = 60_000): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let shrankAt = Date.now();
  for (;;) {
    const left = await countLeft();
    if (left < least) [least, shrankAt] = [left, Date.now()];
    if (left === 0 || Date.now() - shrankAt > timeoutMs) return left;
    await sleep(500);
  }
}
