import { execFile } from "node:child_process";
import { promisify } from "node:util";

const program = ["--import", "tsx", "src/commands/search/main.ts", "--write", "public"];
let learning: Promise<unknown> = Promise.resolve();

/**
 * Starts a process that learns the search from data/phrases and writes what browsers load. It takes some seconds, and a build
 * leaves a core idle.
 */
export function startLearning(): void {
  learning = promisify(execFile)(process.execPath, program);
  // It is awaited later.
  learning.catch(() => undefined);
}

/** Waits until the search is written. @throws if it could not be */
export async function searchIsWritten(): Promise<void> {
  await learning;
}
