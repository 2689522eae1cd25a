import { type PostgresServer, startPostgres, startStandby } from "../../../server/testing/postgres";
import { sleep, until } from "../bench-server";
import { isWhole, relayCount, startGroup } from "./group";

/** Kills relays, and crashes the database after every fifth kill. At most one mail for each kill is repeated. */
export async function groupKills(kills: number) {
  const database = await startPostgres();
  const group = await startGroup(database.url("relay"), () => database);
  const start = performance.now();
  let crashes = 0;
  for (let done = 1; done <= kills; done++) {
    await sleep(Math.random() * 400);
    await group.restart(done % relayCount, "SIGKILL");
    if (done % 5 !== 0) continue;
    await database.stop("immediate");
    await database.start();
    crashes++;
  }
  const seconds = Math.round((performance.now() - start) / 1_000);
  const result = await group.finish();
  await database.remove();
  const failure = `${kills} kills of ${relayCount} relays, ${crashes} crashes of the database, ${seconds} s`;
  return [{ failure, ...result, passed: isWhole(result) && result.repeats <= kills + crashes }];
}

/** Kills the primary and promotes its synchronous standby, which then gets a standby of its own. */
export async function groupFailovers(times: number) {
  const first = await startPostgres();
  const servers = [first, await startStandby(first)];
  await setSynchronous(first, "*");
  const group = await startGroup(urlOf(servers), () => servers.at(-1) as PostgresServer);
  const gaps: number[] = [];
  for (let done = 0; done < times; done++) {
    await sleep(3_000);
    const [primary, next] = servers.slice(-2) as [PostgresServer, PostgresServer];
    await primary.stop("immediate");
    const start = performance.now();
    await next.promote();
    await setSynchronous(next, "");
    gaps.push(performance.now() - start);
    if (done + 1 === times) break;
    // The old primary's place is taken by a new standby, so that the relays find it.
    const replacement = await startStandby(next, primary.folder);
    await setSynchronous(next, "*");
    servers.push(replacement);
  }
  await sleep(2_000);
  const result = await group.finish();
  for (const server of servers) await server.remove();
  return [
    {
      failure: `the primary killed and its synchronous standby promoted, ${times} times`,
      ...result,
      "longest promotion (s)": Number((Math.max(...gaps) / 1_000).toFixed(1)),
      passed: isWhole(result),
    },
  ];
}

function urlOf(servers: readonly PostgresServer[]): string {
  const hosts = servers.map(({ folder }) => encodeURIComponent(folder));
  return `postgres://relay@${hosts.join(",")}/relay?target_session_attrs=read-write`;
}

/** Sets which standbys a commit waits for, and waits until the first one is connected. */
async function setSynchronous(server: PostgresServer, names: string): Promise<void> {
  const owner = server.owner();
  if (names !== "")
    await until("the standby is connected", async () => {
      const rows = await owner.query("SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'");
      return rows.length > 0;
    });
  await owner.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await owner.query("SELECT pg_reload_conf()");
  owner.close();
}
