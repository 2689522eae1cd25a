import { spawn } from "node:child_process";
import { createRequire } from "node:module";

/** What one stretch of requests, all of one file, came to. */
export interface Stretch {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p99: number;
  readonly bytesPerAnswer: number;
  readonly requests: number;
}

const client = createRequire(`${process.cwd()}/`).resolve("autocannon");
const connections = 32;

/**
 * Asks for one file again and again over 32 connections, from a process of its own.
 * @param extent for how many seconds, or how many times
 * @throws when an answer is missing or is not 200
 */
export async function ask(
  address: string,
  extent: { readonly seconds: number } | { readonly requests: number },
): Promise<Stretch> {
  const much = "seconds" in extent ? ["-d", `${extent.seconds}`] : ["-a", `${extent.requests}`];
  const parameters = [
    client,
    "-j",
    "-c",
    `${connections}`,
    ...much,
    "-H",
    "Accept-Encoding=br, gzip",
    address,
  ];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "ignore"] });
  let printed = "";
  for await (const chunk of child.stdout) printed += chunk;
  const { requests, latency, throughput, errors, duration, "2xx": good, non2xx } = JSON.parse(printed);
  if (errors > 0 || non2xx > 0) {
    throw new Error(`${address}: ${errors} requests had no answer, ${non2xx} another than 200.`);
  }
  return {
    perSecond: good / duration,
    p99: latency.p99,
    bytesPerAnswer: throughput.total / requests.total,
    requests: good,
  };
}
