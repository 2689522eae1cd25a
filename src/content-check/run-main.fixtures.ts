import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Runs the command main.ts of a folder, in the folder of a project. */
export function runMain(folder: string, project: string, options: readonly string[] = [], env = process.env) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const parameters = ["--import", tsx, join(folder, "main.ts"), ...options];
  return spawnSync(process.execPath, parameters, { cwd: project, encoding: "utf8", env });
}
