import { resolve } from "node:path";
import { type PostgresServer, startPostgres } from "../../../server/testing/postgres";
import { sleep } from "../bench-server";
import { isWhole, startGroup } from "./group";
import { makeVersionBefore, migrateWith } from "./version-before";

const relays = 3;
const today = resolve("server/start.js");

/**
 * Replaces relays of the version before by today's, one after the other, as docs/operators/postgresql.md says:
 * the tables first, while all old relays run. Every second round goes back to the version before. No form may
 * be answered 5xx.
 */
export async function groupRolling(rounds: number) {
  const before = makeVersionBefore();
  const database = await startPostgres((server) => migrateWith(before.program, ownerUrl(server)));
  const group = await startGroup({
    ...{ relays, visitors: 5, outboxUrl: database.url("relay"), program: before.program },
    database: () => database,
  });
  await sleep(2_000);
  migrateWith(today, ownerUrl(database));
  for (let round = 0; round < rounds; round++) {
    const program = round % 2 === 0 ? today : before.program;
    for (let index = 0; index < relays; index++) {
      await sleep(1_000);
      await group.restart(index, "SIGTERM", program);
    }
  }
  await sleep(1_000);
  const result = await group.finish();
  await database.remove();
  before.remove();
  const failure = `${relays} relays upgraded from ${before.commit} and back, ${rounds} rounds`;
  const passed = isWhole(result) && result.repeats === 0 && result["5xx on the way"] === 0;
  return [{ failure, ...result, passed }];
}

const ownerUrl = (server: PostgresServer) => server.url("relay_owner");
