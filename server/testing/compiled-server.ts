import { cpSync } from "node:fs";
import { mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileServer } from "../compile";

/** A compiled server in a temporary folder. */
export interface CompiledServer {
  /** A folder with all that a machine needs to run the server: the program and its packages. */
  readonly directory: string;
  /** The path of the script to run with node. */
  readonly start: string;
  remove(): Promise<void>;
}

/** Compiles the server into a temporary folder, so that tests run the same code as production. */
export async function compileForTests(): Promise<CompiledServer> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "test-server-")));
  await compileServer(join(directory, "server/dist"));
  const start = join(directory, "server/start.js");
  cpSync(join(__dirname, "../start.js"), start);
  await symlink(join(__dirname, "../../node_modules"), join(directory, "node_modules"));
  return { directory, start, remove: () => rm(directory, { recursive: true }) };
}
