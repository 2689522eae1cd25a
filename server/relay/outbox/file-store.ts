import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import sql, { empty, raw } from "sql-template-tag";
import { type Database, isLock, runOn, transact } from "./database";
import { type Dialect, lastPart, type Run, type Store } from "./store";

const nothing = sql`SELECT 1`;
const named = (column: string, name = lastPart(column)) => raw(`${column} AS ${name}`);

/** How SQLite writes it. Its times are this machine's, in milliseconds since 1970. */
const dialect: Dialect = {
  now: () => raw(`${Date.now()}`),
  after: (milliseconds) =>
    sql`(${raw(`${Date.now()}`)} + ${typeof milliseconds === "number" ? raw(`${milliseconds}`) : milliseconds})`,
  at: (time) => raw(`${time}`),
  absolute: (time) => sql`${time}`,
  timeOf: named,
  epochOf: named,
  // libsql aborts the whole process when a text column is not UTF-8.
  text: (column) => raw(`CAST(${column} AS BLOB) AS ${lastPart(column)}`),
  rows: (values) => sql`json_each(${JSON.stringify(values)})`,
  forUpdate: empty,
  skipLocked: () => empty,
  lockSite: () => nothing,
  wake: () => nothing,
  key: sql`r.rowid`,
  // Sending one mail takes 12 minutes at most (see transport.ts).
  lease: 30 * 60_000,
  slack: 0,
  isAlone: true,
};

interface Work {
  readonly run: (run: Run) => Promise<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** In milliseconds. A backup locks the file while it copies. */
const lockBackoffMs = [20, 50, 100, 200, 400];

/**
 * The store of an outbox's file, with group commit: concurrent work shares one transaction, because syncing a commit to disk is the
 * slow part. Work that arrives while a transaction runs shares the next one. All work of a transaction succeeds or fails together.
 */
export function fileStore(database: Database): Store {
  let waiting: Work[] = [];
  let isRunning = false;
  let current: Promise<unknown> | undefined;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Lets other work of this turn of the event loop join.
      await nextTurn();
      const group = waiting;
      waiting = [];
      try {
        const values = await commit(group);
        for (const [index, { done }] of group.entries()) done(values[index]);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    isRunning = false;
  }

  async function commit(group: readonly Work[]): Promise<unknown[]> {
    for (const backoff of lockBackoffMs) {
      try {
        return await together(group);
      } catch (error) {
        if (!isLock(error)) throw error;
        await sleep(backoff);
      }
    }
    return together(group);
  }

  async function together(group: readonly Work[]): Promise<unknown[]> {
    const values = transact(database, async (run) => {
      const results: unknown[] = [];
      for (const work of group) results.push(await work.run(run));
      return results;
    });
    current = values.catch(() => {});
    return values.finally(() => {
      current = undefined;
    });
  }

  return {
    dialect,
    async read(statement) {
      // An open transaction has the only connection.
      while (current) await current;
      return runOn(database.client)(statement);
    },
    transaction: <Value>(run: (run: Run) => Promise<Value>) =>
      new Promise<Value>((done, failed) => {
        waiting.push({ run, done: done as (value: unknown) => void, failed });
        if (!isRunning) void runAll();
      }),
  };
}
