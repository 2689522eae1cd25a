import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { type InStatement, LibsqlError, type ResultSet } from "@libsql/client";
import type { Database } from "./database";

/** Writes to the database; resolves once it is on disk, rejects when it is not. */
export type Commit = (statement: InStatement) => Promise<ResultSet>;

interface Write {
  readonly statement: InStatement;
  readonly done: (result: ResultSet) => void;
  readonly failed: (error: unknown) => void;
}

/** In milliseconds. A backup that reads the file locks it for as long as it copies. */
const pausesWhileLocked = [20, 50, 100, 200, 400];

/**
 * Lets writes that wait at the same time share one transaction, since what takes long is bringing a commit to disk.
 * Those that come while one runs share the next. All of a transaction succeed together, or fail together.
 */
export function groupCommits(database: Database): Commit {
  let waiting: Write[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // What else has arrived in this turn of the event loop joins.
      await nextTurn();
      const group = waiting;
      waiting = [];
      try {
        const results = await commit(group.map(({ statement }) => statement));
        for (const [index, { done }] of group.entries()) done(results[index] as ResultSet);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    isRunning = false;
  }

  async function commit(statements: InStatement[]): Promise<ResultSet[]> {
    for (const pause of pausesWhileLocked) {
      try {
        return await commitOnce(statements);
      } catch (error) {
        if (!(error instanceof LibsqlError && error.code === "SQLITE_BUSY")) throw error;
        await sleep(pause);
      }
    }
    return commitOnce(statements);
  }

  async function commitOnce(statements: InStatement[]): Promise<ResultSet[]> {
    await database.findLock();
    return database.client.batch(statements, "write");
  }

  return (statement) =>
    new Promise((done, failed) => {
      waiting.push({ statement, done, failed });
      if (!isRunning) void run();
    });
}
