import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

/** What one stretch of requests, all of one file, came to. */
export interface Sample {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p99: number;
  readonly bytesPerAnswer: number;
  readonly requests: number;
}

/** In C, since a client in JavaScript takes longer to ask than nginx to answer: beside it, all servers look alike. */
const client = "/usr/bin/wrk";
const connections = 32;

/**
 * Asks for one file again and again over 32 connections, from a process of its own.
 * @throws when an answer is missing or is not 200, or the client is not installed
 */
export async function generateLoad(address: string, seconds: number): Promise<Sample> {
  if (!existsSync(client)) throw new Error("wrk is missing. To install it: apt-get install wrk.");
  const parameters = ["-t1", `-c${connections}`, `-d${seconds}`, "-s", "bench/serving/report.lua"];
  const { stdout } = await promisify(execFile)(client, [
    ...parameters,
    "-H",
    "Accept-Encoding: br, gzip",
    address,
  ]);
  const { requests, duration, bytes, failed, p99 } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  if (failed > 0)
    throw new Error(`${address}: ${failed} of ${requests} requests had no answer, or a bad one.`);
  return {
    perSecond: requests / (duration / 1e6),
    p99: p99 / 1000,
    bytesPerAnswer: bytes / requests,
    requests,
  };
}
