import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connectToPrimary } from "../relay/outbox/postgres/connect";
import { parsePostgresUrl } from "../relay/outbox/postgres/connection-url";
import { migratePostgres } from "../relay/outbox/postgres/migrations";
import { createPool, type Pool } from "../relay/outbox/postgres/pool";

const run = promisify(execFile);
const installed = "/usr/lib/postgresql";

/** A real PostgreSQL server in a folder of its own, which listens only on a socket there. */
export type PostgresServer = Awaited<ReturnType<typeof makeServer>>;

/** Why PostgreSQL cannot be started here; undefined when it can. */
export function postgresObstacle(): string | undefined {
  return programs()
    ? undefined
    : "PostgreSQL is not installed. On Debian, run: sudo apt-get install postgresql";
}

/** The folder of the newest installed version's programs, which Debian does not put into the PATH. */
function programs(): string | undefined {
  if (!existsSync(installed)) return undefined;
  const versions = readdirSync(installed).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(installed, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
}

/** PostgreSQL refuses to run as root: root starts it as the user of the Debian package. */
function ordinaryUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** A server in a new folder, without data. @throws with what to install when PostgreSQL is missing */
async function makeServer(place?: string) {
  const bin = programs();
  if (bin === undefined) throw new Error(postgresObstacle());
  const user = ordinaryUser();
  const folder = place ?? (await mkdtemp(join(tmpdir(), "pg-")));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  /** Runs one of PostgreSQL's programs as the server's user. */
  const call = (program: string, args: readonly string[]) =>
    run(join(bin, program), args, { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } });
  const control = (...args: string[]) => call("pg_ctl", ["-D", "data", "-w", ...args]);
  const usual = { listen_addresses: "", unix_socket_directories: folder, max_connections: "60" };
  /** The URL of a role, for OUTBOX_URL. */
  const url = (role: string, database = "relay") =>
    `postgres://${role}@${encodeURIComponent(folder)}/${database}`;
  return {
    ...{ folder, url, call },
    /** Connects as the owner of the tables, who may do everything here. */
    owner(database?: string): Pool {
      const target = parsePostgresUrl(url("relay_owner", database));
      if (!target) throw new Error("The URL of the test server is not valid.");
      return createPool(() => connectToPrimary(target), 2);
    },
    /** @param more settings besides those that it was made with */
    async start(more: Readonly<Record<string, string>> = {}) {
      const options = Object.entries({ ...usual, ...more }).map(([name, value]) => `-c ${name}='${value}'`);
      await control("-l", "log", "-o", options.join(" "), "start");
    },
    /** @param mode "immediate" is a crash: nothing is written before the end */
    stop: async (mode: "fast" | "immediate") => void (await control("-m", mode, "stop")),
    /** Makes a standby accept writes. */
    promote: async () => void (await control("promote")),
    async remove() {
      await control("-m", "immediate", "stop").catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates and starts a server with a database "relay", its tables, its owner and the role of the relays.
 * @param makeTables makes the tables, by default those of today
 */
export async function startPostgres(
  makeTables: (server: PostgresServer) => void | Promise<void> = makeTodaysTables,
): Promise<PostgresServer> {
  const server = await makeServer();
  await server.call("initdb", ["-D", "data", "-A", "trust", "-U", "relay_owner", "-E", "UTF8", "--no-sync"]);
  await server.start();
  const admin = server.owner("postgres");
  await admin.query("CREATE ROLE relay LOGIN");
  await admin.query("CREATE DATABASE relay OWNER relay_owner");
  admin.close();
  await makeTables(server);
  return server;
}

async function makeTodaysTables(server: PostgresServer): Promise<void> {
  const owner = server.owner();
  await migratePostgres(owner, "relay");
  owner.close();
}

/** Creates and starts a standby of a server. @param place the folder of a stopped server that it replaces */
export async function startStandby(primary: PostgresServer, place?: string): Promise<PostgresServer> {
  const server = await makeServer(place);
  await rm(join(server.folder, "data"), { recursive: true, force: true });
  const source = ["-h", primary.folder, "-U", "relay_owner"];
  await server.call("pg_basebackup", [...source, "-D", "data", "-R", "-X", "stream", "-c", "fast"]);
  await server.start();
  return server;
}

/** Gives the calling file one server for all its tests, with empty tables before each of them. */
export function setUpPostgres() {
  let server: PostgresServer;
  let owner: Pool;
  beforeAll(async () => {
    server = await startPostgres();
    owner = server.owner();
  }, 60_000);
  afterAll(async () => {
    owner.close();
    await server.remove();
  }, 60_000);
  async function empty(): Promise<void> {
    await owner.query(
      "TRUNCATE relay.requests, relay.deliveries, relay.audit, relay.probe, relay.summaries, relay.alerts, relay.buckets",
    );
    await setDatabaseClock(owner);
  }
  beforeEach(empty);
  return { server: () => server, owner: () => owner, empty };
}

/** Stops the database's clock at a time in milliseconds since 1970, or lets it run again. */
export async function setDatabaseClock(owner: Pool, time?: number): Promise<void> {
  const now = time === undefined ? "now()" : `to_timestamp(${time / 1_000})`;
  await owner.query(
    `CREATE OR REPLACE FUNCTION relay.clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT ${now}'`,
  );
}

/** Runs its tests where PostgreSQL is installed; in CI they fail without it. Elsewhere the title says why not. */
export const describeWithPostgres = (title: string, tests: () => void) => {
  const obstacle = postgresObstacle();
  if (obstacle === undefined || process.env.CI === "true") describe(title, tests);
  else describe.skip(`${title} (${obstacle})`, tests);
};
