import { readFileSync } from "node:fs";

/** The unit in which Linux counts CPU time (USER_HZ), which is 100 on all common architectures. */
const ticksPerSecond = 100;

/** CPU time that a process and all its threads have used so far, in seconds (Linux only). */
export function cpuSeconds(process: number): number {
  const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ").pop()?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process now, in MB (Linux only). */
export function residentMegabytes(process: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** The id of a process's first child, such as nginx's worker. */
export function firstChild(process: number): number {
  return Number(readFileSync(`/proc/${process}/task/${process}/children`, "utf8").split(" ")[0]);
}
