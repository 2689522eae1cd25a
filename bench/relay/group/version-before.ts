import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A compiled copy of the last version of the server whose tables are older than today's. */
export interface VersionBefore {
  /** Its server/start.js. */
  readonly program: string;
  readonly commit: string;
  remove(): void;
}

const migrations = "server/relay/outbox/postgres/migrations.ts";
const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1e9 });

/**
 * Takes the commit before the last change of the tables from Git's history, and compiles its server.
 * @throws when the history is not there, as in a shallow clone
 */
export function makeVersionBefore(): VersionBefore {
  const lastChange = `${git("log", "-1", "--format=%H", "-G", "const migrations:", "--", migrations)}`.trim();
  const commit = `${git("rev-parse", "--short", `${lastChange}~1`)}`.trim();
  const folder = mkdtempSync(join(tmpdir(), "version-before-"));
  execFileSync("tar", ["-x", "-C", folder], {
    input: git("archive", commit, "server", "src", "data", "package.json", "tsconfig.json"),
  });
  for (const packages of ["node_modules", "server/node_modules"]) {
    if (existsSync(packages)) symlinkSync(resolve(packages), join(folder, packages));
  }
  const compile = 'require("./server/compile.ts").compileServer()';
  execFileSync(process.execPath, ["--import", "tsx", "-e", compile], { cwd: folder, stdio: "inherit" });
  const program = join(folder, "server/start.js");
  return { program, commit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Creates or updates the tables with a program's own command, as an operator does. */
export function migrateWith(program: string, ownerUrl: string): void {
  execFileSync(process.execPath, [program, "outbox", "migrate"], {
    env: { PATH: process.env.PATH, OUTBOX_URL: ownerUrl },
  });
}
