import type { Client, QueryResultRow } from "pg";

/** Runs one statement. @returns its rows */
export type Query = <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The connections to the database. A connection that reported an error is closed and replaced. */
export interface Pool {
  readonly query: Query;
  /** Runs statements on one connection in one transaction, which is committed once this resolves. */
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  close(): void;
}

interface Waiter {
  readonly resolve: (client: Client) => void;
  readonly reject: (error: unknown) => void;
}

/** In milliseconds. How long an operation waits for a connection, and a failed attempt counts for others. */
const [longestWait, failureTtl] = [5_000, 250];

/** Creates a pool. @param most how many connections are open at once */
export function createPool(connect: () => Promise<Client>, most: number): Pool {
  const idle: Client[] = [];
  const waiting: Waiter[] = [];
  const ended = new WeakSet<Client>();
  let open = 0;
  let isClosed = false;
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  async function acquire(): Promise<Client> {
    if (isClosed) throw new Error("The outbox is closed.");
    const client = idle.pop();
    if (client) return client;
    if (open >= most) return nextReleased();
    // While the database is away, waiting for each connection would hold up every form.
    if (failure && performance.now() - failure.at < failureTtl) throw failure.error;
    open++;
    try {
      const connected = await connect();
      failure = undefined;
      connected.once("end", () => forget(connected));
      return connected;
    } catch (error) {
      failure = { at: performance.now(), error };
      open--;
      waiting.shift()?.reject(error);
      throw error;
    }
  }

  function nextReleased(): Promise<Client> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        resolve: (client) => {
          clearTimeout(timer);
          resolve(client);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new Error("Every connection to the database was in use for too long."));
      }, longestWait);
      waiting.push(waiter);
    });
  }

  function release(client: Client): void {
    if (ended.has(client)) return;
    const waiter = waiting.shift();
    if (waiter) waiter.resolve(client);
    else if (isClosed) discard(client);
    else idle.push(client);
  }

  function discard(client: Client): void {
    void client.end().catch(() => {});
  }

  /** A connection has ended, by us or by the server. */
  function forget(client: Client): void {
    ended.add(client);
    open--;
    if (idle.includes(client)) idle.splice(idle.indexOf(client), 1);
    const waiter = waiting.shift();
    if (waiter) acquire().then(waiter.resolve, waiter.reject);
  }

  async function withClient<Value>(work: (client: Client) => Promise<Value>): Promise<Value> {
    const client = await acquire();
    try {
      const value = await work(client);
      release(client);
      return value;
    } catch (error) {
      // The server rolls back what was not committed.
      discard(client);
      throw error;
    }
  }

  const queryOn =
    (client: Client): Query =>
    async (sql, values = []) =>
      (await client.query(sql, [...values])).rows;

  return {
    query: (sql, values) => withClient((client) => queryOn(client)(sql, values)),
    transaction: (work) =>
      withClient(async (client) => {
        await client.query("BEGIN");
        const value = await work(queryOn(client));
        await client.query("COMMIT");
        return value;
      }),
    close() {
      isClosed = true;
      for (const client of idle.splice(0)) discard(client);
    },
  };
}
