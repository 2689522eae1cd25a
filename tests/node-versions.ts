/**
 * Builds the site, starts it and sends one form on each supported version of Node.js: `npm run test:e2e -- node`.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { copyOfProject } from "../e2e/support/project-copy";
import { engines } from "../package.json";

const majors = Array.from(engines.node.matchAll(/\^(\d+)/g), ([, major = ""]) => major);
const form = { name: "Ana Sample", phone: "907-555-0100", email: "ana@example.com", message: "Hello" };

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Installs the newest release of a major version into a folder. @returns the folder of the executable */
function install(major: string, folder: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const options = ["--prefix", folder, "--no-save", "--ignore-scripts", "--silent"];
  execFileSync("npm", ["install", ...options, `${name}@${major}`], { stdio: "inherit" });
  return join(folder, "node_modules", name, "bin");
}

/** Reads the server's log up to a line that matches. @returns that line @throws if the server exits before */
async function waitForLine(lines: AsyncIterator<string>, pattern: RegExp): Promise<string> {
  const { value: line, done } = await lines.next();
  if (done) throw new Error(`The server exited before it logged ${pattern}.`);
  print(`  ${line}`);
  return pattern.test(line) ? line : waitForLine(lines, pattern);
}

/** Starts the built site, sends a form and checks that its mail is delivered. */
async function sendForm(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: folder, env: { ...env, PORT: "0" }, detached: true };
  const server = spawn("npm", ["run", "serve"], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
    const [address = ""] = /http:\S+/.exec(await waitForLine(lines, /^Open /)) ?? [];
    const response = await fetch(`${address}/send-email.php`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(form),
    });
    const body = await response.text();
    if (body !== '{"success":true}') throw new Error(`The server answered the form with ${body}`);
    await waitForLine(lines, /^delivered/);
    const mails = join(folder, "var/mail");
    const [mail = ""] = readdirSync(mails).filter((name) => name.endsWith(".eml"));
    if (!readFileSync(join(mails, mail), "utf8").includes(form.name))
      throw new Error("The mail does not contain the name from the form.");
  } finally {
    process.kill(-(server.pid ?? 0), "SIGTERM");
    await once(server, "exit");
  }
}

async function tryVersion(major: string): Promise<string> {
  const programs = mkdtempSync(join(tmpdir(), "node-"));
  const folder = copyOfProject();
  try {
    const env = { ...process.env, PATH: `${install(major, programs)}${delimiter}${process.env.PATH}` };
    const version = execFileSync("node", ["--version"], { env, encoding: "utf8" }).trim();
    print(`Node.js ${version}`);
    execFileSync("npm", ["run", "build"], { cwd: folder, env, stdio: "inherit" });
    await sendForm(folder, env);
    return version;
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(programs, { recursive: true });
  }
}

async function main(): Promise<void> {
  const tried: string[] = [];
  for (const major of majors) tried.push(await tryVersion(major));
  print(`Built, started, and one form sent and delivered on Node.js ${tried.join(", ")}.`);
}

void main();
