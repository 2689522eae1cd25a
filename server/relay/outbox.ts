import type { Row } from "@libsql/client";
import type { VisitorRequest } from "../../src/forms/validate";
import { type Database, type DatabaseSettings, isFile, openDatabase } from "./database";
import { groupCommits } from "./group-commit";
import { outboxSchema } from "./outbox-schema";

/** A request that passed every check, under the id by which it is known from here on. */
export interface AcceptedRequest extends VisitorRequest {
  readonly id: string;
  readonly receivedAt: Date;
  /** False when the captcha's provider could not be asked. */
  readonly isVerified: boolean;
}

export interface WaitingRequest extends AcceptedRequest {
  /** How often its delivery has failed. */
  readonly tries: number;
}

export interface Waiting {
  readonly waiting: number;
  /** When the oldest of them was received. */
  readonly oldest?: Date;
}

export interface Traffic {
  readonly received: number;
  readonly delivered: number;
}

/** Where accepted requests wait until they are delivered. Each change has come to disk once its promise resolves. */
export interface Outbox {
  /** Whether a request with this key was accepted before. */
  knows(key: string): Promise<boolean>;
  /** Takes a request over for good, unless its key is known: then the first one stands. */
  accept(request: AcceptedRequest, key?: string): Promise<void>;
  /** Up to `most` requests that are due, oldest first, for nobody else until `until`. */
  claim(now: number, until: number, most: number): Promise<WaitingRequest[]>;
  /** Marks a request as delivered and erases what the visitor wrote. */
  delivered(id: string, now: number): Promise<void>;
  /** Gives a claimed request back, to be due again at a time of its own. */
  postpone(id: string, dueAt: number): Promise<void>;
  /** Gives a claimed request back as it was. */
  release(id: string): Promise<void>;
  /** When the next request is due, in milliseconds since 1970; undefined when none waits. */
  nextDue(): Promise<number | undefined>;
  waiting(): Promise<Waiting>;
  /** Counts what was received, and what was delivered, since a time. */
  traffic(since: number): Promise<Traffic>;
  /** Deletes the traces of requests that were delivered before a time. */
  forget(before: number): Promise<void>;
  /** Whether a day's summary is now ours to send: it is nobody else's, and was not sent before. */
  claimSummary(day: string): Promise<boolean>;
  releaseSummary(day: string): Promise<void>;
  hasSummaries(): Promise<boolean>;
  close(): void;
}

/**
 * Opens the outbox, and makes all that waits in it due at once: what was in the way may be gone. Of a file, this process
 * is the only user, so what another had claimed when it ended is free again; of a shared database, its claim runs out.
 * @throws when the database cannot be used
 */
export async function openOutbox(settings: DatabaseSettings): Promise<Outbox> {
  const database = await openDatabase(settings);
  try {
    for (const statement of outboxSchema) await database.client.execute(statement);
    const freed = isFile(settings.url) ? ", claimed_until = 0" : "";
    await database.client.execute({
      sql: `UPDATE requests SET due_at = ?${freed} WHERE delivered_at IS NULL`,
      args: [Date.now()],
    });
  } catch (error) {
    database.client.close();
    throw error;
  }
  return outboxIn(database);
}

function outboxIn(database: Database): Outbox {
  const commit = groupCommits(database);
  const read = async (sql: string, args: (string | number)[] = []) =>
    (await database.client.execute({ sql, args })).rows;

  return {
    knows: async (key) => (await read("SELECT 1 FROM requests WHERE idempotency_key = ?", [key])).length > 0,

    async accept({ id, receivedAt, ...content }, key) {
      const received = receivedAt.getTime();
      await commit({
        sql: `INSERT INTO requests (id, idempotency_key, received_at, content, due_at) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (idempotency_key) DO NOTHING`,
        args: [id, key ?? null, received, JSON.stringify(content), received],
      });
    },

    async claim(now, until, most) {
      const { rows } = await commit({
        sql: `UPDATE requests SET claimed_until = ? WHERE id IN (
            SELECT id FROM requests WHERE delivered_at IS NULL AND due_at <= ? AND claimed_until <= ?
            ORDER BY due_at LIMIT ?
          ) RETURNING id, received_at, content, tries`,
        args: [until, now, now, most],
      });
      return rows.map(toWaiting).sort((one, other) => Number(one.receivedAt) - Number(other.receivedAt));
    },

    async delivered(id, now) {
      await commit({
        sql: "UPDATE requests SET delivered_at = ?, content = NULL, claimed_until = 0 WHERE id = ?",
        args: [now, id],
      });
    },

    async postpone(id, dueAt) {
      await commit({
        sql: "UPDATE requests SET tries = tries + 1, due_at = ?, claimed_until = 0 WHERE id = ?",
        args: [dueAt, id],
      });
    },

    async release(id) {
      await commit({ sql: "UPDATE requests SET claimed_until = 0 WHERE id = ?", args: [id] });
    },

    async nextDue() {
      const [row] = await read(
        "SELECT MIN(MAX(due_at, claimed_until)) AS due FROM requests WHERE delivered_at IS NULL",
      );
      return typeof row?.due === "number" ? row.due : undefined;
    },

    async waiting() {
      const [row] = await read(
        "SELECT COUNT(*) AS waiting, MIN(received_at) AS oldest FROM requests WHERE delivered_at IS NULL",
      );
      const oldest = row?.oldest;
      return {
        waiting: Number(row?.waiting),
        ...(typeof oldest === "number" ? { oldest: new Date(oldest) } : {}),
      };
    },

    async traffic(since) {
      const [row] = await read(
        `SELECT COUNT(*) FILTER (WHERE received_at >= ?) AS received,
          COUNT(*) FILTER (WHERE delivered_at >= ?) AS delivered FROM requests`,
        [since, since],
      );
      return { received: Number(row?.received), delivered: Number(row?.delivered) };
    },

    async forget(before) {
      await commit({ sql: "DELETE FROM requests WHERE delivered_at < ?", args: [before] });
    },

    async claimSummary(day) {
      const { rowsAffected } = await commit({
        sql: "INSERT INTO summaries (day) VALUES (?) ON CONFLICT DO NOTHING",
        args: [day],
      });
      return rowsAffected === 1;
    },
    async releaseSummary(day) {
      await commit({ sql: "DELETE FROM summaries WHERE day = ?", args: [day] });
    },
    hasSummaries: async () => (await read("SELECT 1 FROM summaries LIMIT 1")).length > 0,

    close: () => database.client.close(),
  };
}

function toWaiting({ id, received_at, content, tries }: Row): WaitingRequest {
  return {
    ...(JSON.parse(String(content)) as VisitorRequest & { isVerified: boolean }),
    id: String(id),
    receivedAt: new Date(Number(received_at)),
    tries: Number(tries),
  };
}
