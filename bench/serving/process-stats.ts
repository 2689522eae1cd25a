import { readFileSync } from "node:fs";

/** Hertz in which Linux counts processor time, the same on every machine of today. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process and all its threads have taken so far (Linux). */
export function processorSeconds(process: number): number {
  const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ").pop()?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What a process holds in memory now, in MB (Linux). */
export function residentMegabytes(process: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** The first child of a process: nginx's worker, say. */
export function firstChild(process: number): number {
  return Number(readFileSync(`/proc/${process}/task/${process}/children`, "utf8").split(" ")[0]);
}
