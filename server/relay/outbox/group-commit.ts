import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { InStatement, ResultSet } from "@libsql/client";
import { type Database, isLock, writeTo } from "./database";

/** Writes statements atomically: resolves once all of them are on disk, rejects when none of them is. */
export type Commit = (...statements: InStatement[]) => Promise<ResultSet[]>;

interface Write {
  readonly statements: InStatement[];
  readonly done: (results: ResultSet[]) => void;
  readonly failed: (error: unknown) => void;
}

/** In milliseconds. A backup locks the file while it copies. */
const lockBackoffMs = [20, 50, 100, 200, 400];

/**
 * Group commit: concurrent writes share one transaction, because syncing a commit to disk is the slow part.
 * Writes that arrive while a transaction runs share the next one. All writes of a transaction succeed or fail
 * together.
 */
export function groupCommits(database: Database): Commit {
  let waiting: Write[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Lets other writes of this turn of the event loop join.
      await nextTurn();
      const group = waiting;
      waiting = [];
      try {
        const results = await commit(group.flatMap(({ statements }) => statements));
        let from = 0;
        for (const { statements, done } of group) {
          done(results.slice(from, from + statements.length));
          from += statements.length;
        }
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    isRunning = false;
  }

  async function commit(statements: InStatement[]): Promise<ResultSet[]> {
    for (const backoff of lockBackoffMs) {
      try {
        return await writeTo(database, statements);
      } catch (error) {
        if (!isLock(error)) throw error;
        await sleep(backoff);
      }
    }
    return writeTo(database, statements);
  }

  return (...statements) =>
    new Promise((done, failed) => {
      waiting.push({ statements, done, failed });
      if (!isRunning) void run();
    });
}
