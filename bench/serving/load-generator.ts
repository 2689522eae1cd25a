import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

/** The measurements of one run of requests for one file. */
export interface Sample {
  readonly perSecond: number;
  /** Latency in ms. */
  readonly p99: number;
  readonly bytesPerResponse: number;
  readonly requests: number;
}

/** wrk is written in C. A JavaScript client is slower than nginx, so it would measure itself. */
const client = "/usr/bin/wrk";
const connections = 32;

/**
 * Requests one URL repeatedly over 32 connections, from a separate process.
 * @throws when a request fails or its status is not 2xx or 3xx, or wrk is not installed
 */
export async function generateLoad(url: string, seconds: number): Promise<Sample> {
  if (!existsSync(client)) throw new Error("wrk is missing. To install it: apt-get install wrk.");
  const parameters = ["-t1", `-c${connections}`, `-d${seconds}`, "-s", "bench/serving/report.lua"];
  const { stdout } = await promisify(execFile)(client, [
    ...parameters,
    "-H",
    "Accept-Encoding: br, gzip",
    url,
  ]);
  const { requests, duration, bytes, failed, p99 } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  if (failed > 0) throw new Error(`${url}: ${failed} of ${requests} requests failed.`);
  return {
    perSecond: requests / (duration / 1e6),
    p99: p99 / 1000,
    bytesPerResponse: bytes / requests,
    requests,
  };
}
