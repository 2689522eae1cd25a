import { spawn } from "node:child_process";
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
import type { SMTPServerOptions } from "smtp-server";
import { scripts } from "../../package.json";
import { startMailServer } from "../../server/testing/test-relay";

/** The arguments of `npm run serve`. */
const parameters = scripts.serve.replace(/^node /, "").split(" ");

/** A running server process. */
export type BenchServer = Awaited<ReturnType<typeof startServer>>;

/** The response to a form. */
interface FormResponse {
  /** Undefined when the connection failed or timed out. */
  readonly status: number | undefined;
  readonly success: boolean;
}

/** Makes a temporary folder to run the server in: with pages and security headers; outbox and log are written there. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "relay-bench-"));
  mkdirSync(join(folder, "public"));
  for (const page of ["index", "404"]) {
    writeFileSync(join(folder, "public", `${page}.html`), `<h1>Page</h1>${"<p>Words.</p>".repeat(2_000)}`);
  }
  mkdirSync(join(folder, "deploy"));
  cpSync("deploy/policy.json", join(folder, "deploy/policy.json"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts the real server as `npm run serve` does. Resolves once it logs its port.
 * @param program its server/start.js, by default the project's
 * @throws when it exits before that
 */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
  port = 0,
  program = resolve("server/start.js"),
) {
  const inAnyFolder = parameters.map((part) => (part === "server/start.js" ? program : part));
  const child = spawn(process.execPath, inAnyFolder, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: `${port}`, TRUST_PROXY: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(folder, "log"), { flags: "a" });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const exit = once(child, "exit");
  const listening = await new Promise<number>((found, failed) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const match = /Open \S+:(\d+)["\n]/.exec(output);
      if (match) found(Number(match[1]));
    });
    child.once("exit", () =>
      failed(new Error(`The server did not start:\n${readFileSync(join(folder, "log"))}`)),
    );
  });
  return {
    port: listening,
    process: child,
    async kill(signal: NodeJS.Signals) {
      child.kill(signal);
      await exit;
    },
  };
}

/** Starts a real SMTP server that stores the mails that it receives. */
export async function openMailbox(options: SMTPServerOptions = {}, onPort = 0) {
  const { mails, stop, ...server } = await startMailServer(options, onPort);
  return {
    ...server,
    mails,
    ids: () => mails.map(({ messageId }) => messageId),
    /** The senders' names, which are unique for each form (see `form`). */
    names: () => new Set(mails.map(({ replyTo }) => replyTo?.[0]?.name)),
    close: stop,
  };
}

/** Starts a relay with a mailbox of its own, in a folder of its own. */
export async function startRelay() {
  const mailbox = await openMailbox();
  const { folder, remove } = makeFolder();
  const server = await startServer(folder, { SMTP_URL: mailbox.url });
  const stop = async () => {
    await server.kill("SIGTERM");
    await mailbox.close();
    remove();
  };
  return { mailbox, folder, server, stop };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a form as a browser does, from a random IP address. */
export function sendForm(port: number, fields: object, key?: string): Promise<FormResponse> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: undefined, success: false });
    const sending = request(
      {
        ...{ port, host: "127.0.0.1", agent, method: "POST", path: "/send-email.php", timeout: 20_000 },
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": randomAddress(),
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
    sending.end(JSON.stringify(fields));
  });
}

/** A random private IPv4 address. */
function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** A valid form. The number makes its name unique. */
export function form(number: number | string, message = "Hello"): Record<string, string> {
  return { name: `Ana ${number}`, phone: "907-555-0100", email: "ana@example.com", message };
}

/** Resolves after some milliseconds. */
export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Polls a condition. @throws when it is not true in time, naming the condition */
export async function until(
  condition: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not true after ${seconds} s: ${condition}`);
    await sleep(50);
  }
}
