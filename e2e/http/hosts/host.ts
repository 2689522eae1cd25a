import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Program } from "../../../tests/debian-packages";

/** Another web server that serves the built site with the configuration that the build wrote for it. */
export interface Host {
  readonly name: string;
  readonly programs: readonly Program[];
  /** Writes the server's configuration into an empty folder. @returns the command that starts the server */
  prepare(folder: string, port: number, relay: string): readonly string[];
}

/** The project whose build is served: this one, unless a test has another one. */
const project = process.env.HOSTED_PROJECT ?? ".";

/** The folder of the built site. */
export const site = resolve(project, "public");
const defaultRelay = "http://127.0.0.1:9000";

/** A built configuration file, with the default relay replaced by the one of this test. */
export const builtFile = (name: string, relay: string) =>
  readFileSync(join(project, "deploy", name), "utf8").replaceAll(defaultRelay, relay);

/** Copies the site into a folder, by hard links where possible, because copying is slower. */
export function copySite(folder: string): void {
  if (spawnSync("cp", ["-al", site, folder]).status !== 0) cpSync(site, folder, { recursive: true });
}
