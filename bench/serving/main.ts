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
import { firstChild, processorSeconds } from "./process-stats";
import { findSiteFiles } from "./site-files";

const folder = join("var", "bench", "serving");
const seconds = 4;
/** The part of nginx's throughput that ours must reach for compressed pages. */
const target = 0.5;

interface Server {
  readonly name: string;
  readonly address: string;
  /** The process that answers. */
  readonly process: number;
}

interface Measured extends Sample {
  /** Processor time of the server for one request, in microseconds: unlike the others, it holds under load. */
  readonly processor: number;
}

/** Starts the server as `npm run serve` does, with an outbox of its own. */
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
  const before = processorSeconds(process);
  const stretch = await generateLoad(address + path, seconds);
  return { ...stretch, processor: ((processorSeconds(process) - before) / stretch.requests) * 1e6 };
}

/** In turns, so that whatever else the machine does falls on all alike. */
async function compare(servers: readonly Server[], kind: string, path: string, rounds: number) {
  for (const { address } of servers) await generateLoad(address + path, 1);
  const measured = servers.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) measured[index]?.push(await measure(server, path));
  }
  const rows = servers.map(({ name }, index) => {
    const middle = (key: keyof Measured) => median((measured[index] ?? []).map((each) => each[key]));
    return {
      file: kind,
      server: name,
      "requests/s": Math.round(middle("perSecond")),
      "p99 (ms)": middle("p99").toFixed(1),
      "processor (µs/request)": Math.round(middle("processor")),
      "bytes/answer": Math.round(middle("bytesPerAnswer")),
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
      `Pages: ${Math.round(pages * 100)} % of nginx's throughput; at least ${target * 100} % is the target.`,
    );

    const paths = files.map(([, path]) => path);
    const held = await memoryOverTime(ours.process, ours.address, paths);
    const { grown, isFlat } = flatness(held);
    print(
      `\nMemory (MB) at the start and every second over 200,000 requests: ${held.map(Math.round).join(", ")}.`,
    );
    print(
      `${isFlat ? "Flat" : "Not flat"}: the last quarter holds ${grown.toFixed(1)} MB more than the second.`,
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
