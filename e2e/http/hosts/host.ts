import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A web server other than our own, over the built site and with the file that the build wrote for it. */
export interface Host {
  readonly name: string;
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  /** Whether it is asked to send Brotli. */
  readonly hasBrotli: () => boolean;
  /** Writes what the server needs into an empty folder, and gives the command that runs it there. */
  prepare(folder: string, port: number, relay: string): readonly string[];
}

export const site = resolve("public");
const besides = "http://127.0.0.1:9000";

/** The built file, with the relay of this test in the place of the one that stands beside a server as a rule. */
export const built = (name: string, relay: string) =>
  readFileSync(join("deploy", name), "utf8").replaceAll(besides, relay);

/** Puts the site into a folder. Second names for the same files are made at once; a copy takes its time. */
export function copySite(folder: string): void {
  if (spawnSync("cp", ["-al", site, folder]).status !== 0) cpSync(site, folder, { recursive: true });
}
