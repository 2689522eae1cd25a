import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type PostgresServer, startPostgres } from "../../../server/testing/postgres";
import { sleep } from "../bench-server";
import { isWhole, relayCount, startGroup } from "./group";

const today = resolve("server/start.js");

const migrations = "server/relay/outbox/postgres/migrations.ts";
const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1e9 });

/**
 * Takes the commit before the last change of the tables from Git's history, and compiles its server.
 * @returns the commit, and its server/start.js
 * @throws when the history is not there, as in a shallow clone
 */
function makeVersionBefore() {
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
function migrateWith(program: string, ownerUrl: string): void {
  execFileSync(process.execPath, [program, "outbox", "migrate"], {
    env: { PATH: process.env.PATH, OUTBOX_URL: ownerUrl },
  });
}

/**
 * Replaces relays of the version before by today's, one after the other, as docs/operators/postgresql.md says:
 * the tables first, while all old relays run. Every second round goes back to the version before. No form may
 * be answered 5xx.
 */
export async function groupRolling(rounds: number) {
  const before = makeVersionBefore();
  const database = await startPostgres((server) => migrateWith(before.program, ownerUrl(server)));
  const group = await startGroup(database.url("relay"), () => database, before.program);
  await sleep(2_000);
  migrateWith(today, ownerUrl(database));
  for (let round = 0; round < rounds; round++) {
    const program = round % 2 === 0 ? today : before.program;
    for (let index = 0; index < relayCount; index++) {
      await sleep(1_000);
      await group.restart(index, "SIGTERM", program);
    }
  }
  await sleep(1_000);
  const result = await group.finish();
  await database.remove();
  before.remove();
  const failure = `${relayCount} relays upgraded from ${before.commit} and back, ${rounds} rounds`;
  const passed = isWhole(result) && result.repeats === 0 && result["5xx on the way"] === 0;
  return [{ failure, ...result, passed }];
}

const ownerUrl = (server: PostgresServer) => server.url("relay_owner");
