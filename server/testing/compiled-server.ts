import { cpSync } from "node:fs";
import { mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileServer } from "../compile";

export interface CompiledServer {
  /** A folder that holds what a machine needs that runs the server alone: the program, and the packages. */
  readonly directory: string;
  /** The program to give to node. */
  readonly start: string;
  remove(): Promise<void>;
}

/** Compiles the server as it is now into a temporary folder, so that tests run what production runs. */
export async function compileForTests(): Promise<CompiledServer> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "test-server-")));
  await compileServer(join(directory, "server/dist"));
  const start = join(directory, "server/start.js");
  cpSync(join(__dirname, "../start.js"), start);
  await symlink(join(__dirname, "../../node_modules"), join(directory, "node_modules"));
  return { directory, start, remove: () => rm(directory, { recursive: true }) };
}
