import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { compileServer } from "../compile";
import { form } from "./test-relay";
import { makeTestSite, type TestSite } from "./test-site";

const started: ChildProcess[] = [];

/** A compiled server in a temporary folder. */
export type CompiledServer = Awaited<ReturnType<typeof compileForTests>>;

/** Compiles the server into a temporary folder, so that tests run the same code as production. */
export async function compileForTests() {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "test-server-")));
  await compileServer(join(directory, "server/dist"));
  const start = join(directory, "server/start.js");
  cpSync(join(__dirname, "../start.js"), start);
  await symlink(join(__dirname, "../../node_modules"), join(directory, "node_modules"));
  // The folder has all that a machine needs to run the server, which `node start.js` does.
  return { directory, start, remove: () => rm(directory, { recursive: true }) };
}

/**
 * Gives each test of the calling file a site, and functions that start the compiled server in its folder.
 * Processes are killed after each test.
 */
export function setUpServer() {
  let site: TestSite;
  let server: CompiledServer;
  beforeAll(async () => {
    server = await compileForTests();
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    site = await makeTestSite();
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill("SIGKILL");
    await site.remove();
  });
  return {
    site: () => site,
    start: (environment?: Record<string, string>, outputs?: Outputs) =>
      start(server, site, environment, outputs),
    startAndListen: (environment?: Record<string, string>) => startAndListen(server, site, environment),
  };
}

/** Where stdout and stderr go: file descriptors, or pipes to the test. */
interface Outputs {
  readonly stdout?: number;
  readonly stderr?: number;
}

/** Starts the server in a test site's folder. The system chooses the port unless it is given. */
function start(
  server: CompiledServer,
  site: TestSite,
  environment: Record<string, string> = {},
  { stdout, stderr }: Outputs = {},
) {
  const child = spawn(process.execPath, ["--enable-source-maps", server.start], {
    cwd: site.directory,
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
    stdio: ["ignore", stdout ?? "pipe", stderr ?? "pipe"],
  });
  started.push(child);
  const ended = Promise.all([once(child, "exit"), readAll(child.stdout), readAll(child.stderr)]).then(
    ([[code, signal], output, errors]) => ({ code, signal, output, errors }),
  );
  return { child, ended };
}

/** Starts the server and waits until it logs its URL. Rejects with its stderr when it ends before that. */
async function startAndListen(server: CompiledServer, site: TestSite, environment?: Record<string, string>) {
  const { child, ended } = start(server, site, environment);
  const listening = new Promise<number>((resolve) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const port = /Open \S+:(\d+)["\n]/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
  });
  const port = await Promise.race([listening, ended.then(({ errors }) => Promise.reject(errors))]);
  return { child, ended, port };
}

/** Sends a form to the server at a port of this machine. */
export function sendForm(
  port: number,
  changes: Partial<typeof form> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`http://localhost:${port}/send-email.php`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ ...form, ...changes }),
  });
}

/** Reads a pipe to its end, even if the test destroys it. */
async function readAll(pipe: Readable | null): Promise<string> {
  let output = "";
  pipe?.on("data", (chunk) => {
    output += chunk;
  });
  if (pipe) await finished(pipe, { error: false }).catch(() => {});
  return output;
}

/** Finds a free TCP port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
