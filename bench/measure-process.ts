import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface MeasuredRun {
  readonly seconds: number;
  /** Peak resident memory of the command and all its children. Shared pages count once per process. */
  readonly peakBytes: number;
}

const pageBytes = 4096;
const sampleMilliseconds = 200;

/**
 * Runs a command in a folder and measures its whole process group (Linux only).
 * @throws when the command fails, with its output
 */
export async function measureProcess(
  command: string,
  parameters: string[],
  folder: string,
): Promise<MeasuredRun> {
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: folder,
    detached: true,
    env: { ...process.env, CI: "true" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));

  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, groupMemory(child.pid ?? 0));
  }, sampleMilliseconds);
  const status = await new Promise<number | null>((done) => child.on("close", done));
  clearInterval(sampling);

  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} failed:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peakBytes };
}

/** Resident memory of all processes of a group, in bytes. */
function groupMemory(group: number): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, process) => sum + residentBytes(process, group), 0);
}

function residentBytes(process: string, group: number): number {
  try {
    // The program's name, in parentheses, may contain spaces, so the fields are counted after it.
    const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ").pop()?.split(" ") ?? [];
    return Number(fields[2]) === group ? Number(fields[21]) * pageBytes : 0;
  } catch {
    return 0;
  }
}
