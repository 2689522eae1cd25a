import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { scripts } from "../../package.json";
import { loadNow, markdownTable, median, print } from "../table";
import { generateLoad, type Sample } from "./load-generator";
import { flatness, memoryOverTime } from "./memory";
import { startNginx } from "./nginx";
import { cpuSeconds, firstChild } from "./process-stats";
import { findSiteFiles } from "./site-files";

const folder = join("var", "bench", "serving");
const seconds = 4;
/** The fraction of nginx's throughput that our server must reach for compressed pages. */
const target = 0.5;

interface Server {
  readonly name: string;
  readonly address: string;
  /** The id of the process that handles the requests. */
  readonly process: number;
}

interface Measured extends Sample {
  /** CPU time of the server per request, in µs. Unlike the other values, it does not depend on the machine's load. */
  readonly cpuTime: number;
}

/** Starts our server as `npm run serve` does, with a separate outbox. */
async function startOurs() {
  const [program = "node", ...parameters] = scripts.serve.split(" ");
  const child = spawn(program, parameters, {
    env: { ...process.env, PORT: "0", OUTBOX_URL: `file:${resolve(folder, "outbox.db")}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /Open http:\/\/localhost:(\d+)/.exec(line);
    if (address === null || child.pid === undefined) continue;
    child.stdout.resume();
    return { address: `http://127.0.0.1:${address[1]}`, process: child.pid, stop: () => child.kill() };
  }
  throw new Error("The site could not be served; see above.");
}

async function measure({ process, address }: Server, path: string): Promise<Measured> {
  const before = cpuSeconds(process);
  const sample = await generateLoad(address + path, seconds);
  return { ...sample, cpuTime: ((cpuSeconds(process) - before) / sample.requests) * 1e6 };
}

/** Measures the servers interleaved, so that other load on the machine affects all of them. */
async function compare(servers: readonly Server[], kind: string, path: string, rounds: number) {
  for (const { address } of servers) await generateLoad(address + path, 1);
  const measured = servers.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) measured[index]?.push(await measure(server, path));
  }
  const rows = servers.map(({ name }, index) => {
    const medianOf = (key: keyof Measured) => median((measured[index] ?? []).map((each) => each[key]));
    return {
      file: kind,
      server: name,
      "requests/s": Math.round(medianOf("perSecond")),
      "p99 (ms)": medianOf("p99").toFixed(1),
      "CPU (µs/request)": Math.round(medianOf("cpuTime")),
      "bytes/response": Math.round(medianOf("bytesPerResponse")),
    };
  });
  const ratio = (rows[0]?.["requests/s"] ?? 0) / (rows[1]?.["requests/s"] ?? 1);
  return {
    rows: rows.map((row) => ({ ...row, ratio: row.server === "ours" ? ratio.toFixed(2) : "" })),
    ratio,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: "string", default: "5" } },
  });
  if (!existsSync("deploy/nginx.conf"))
    throw new Error("There is no built site yet: run npm run build first.");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const nginx = await startNginx(folder);
  const ours = await startOurs();
  try {
    const worker = firstChild(nginx.process.pid ?? 0);
    const servers = [
      { name: "ours", ...ours },
      { name: "nginx, one worker", address: nginx.address, process: worker },
    ];
    const files = Object.entries(findSiteFiles("public"));
    const compared = [];
    for (const [kind, path] of files) {
      compared.push(await compare(servers, kind, path, Number(values.rounds)));
    }
    print(markdownTable(compared.flatMap(({ rows }) => rows)));
    if (!nginx.hasBrotli) print("nginx has no Brotli here (libnginx-mod-http-brotli-static): it sent gzip.");
    const pages = compared[0]?.ratio ?? 0;
    print(
      `Pages: ${Math.round(pages * 100)} % of nginx's throughput. The target is at least ${target * 100} %.`,
    );

    const paths = files.map(([, path]) => path);
    const samples = await memoryOverTime(ours.process, ours.address, paths);
    const { growth, isFlat } = flatness(samples);
    print(
      `\nMemory (MB) at the start and every second over 200,000 requests: ${samples.map(Math.round).join(", ")}.`,
    );
    print(
      `${isFlat ? "Flat" : "Not flat"}: the median of the last quarter is ${growth.toFixed(1)} MB above that of the second.`,
    );
    print(loadNow());
    if (pages < target || !isFlat) process.exitCode = 1;
  } finally {
    ours.stop();
    nginx.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
