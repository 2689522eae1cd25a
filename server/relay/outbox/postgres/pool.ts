import { type Client, DatabaseError, type QueryResultRow } from "pg";

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
      for (const waiter of waiting.splice(0)) waiter.reject(error);
      throw error;
    }
  }

  function nextReleased(): Promise<Client> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = () => {
        isOver = true;
        clearTimeout(timer);
      };
      const waiter: Waiter = {
        resolve(client) {
          if (isOver) return release(client);
          end();
          resolve(client);
        },
        reject(error) {
          end();
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        if (waiting.includes(waiter)) waiting.splice(waiting.indexOf(waiter), 1);
        waiter.reject(new Error("Every connection to the database was in use for too long."));
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

  /** Closes a connection. Another may be opened at once, because a machine that is gone never confirms it. */
  function discard(client: Client): void {
    forget(client);
    void client.end().catch(() => {});
  }

  /** A connection has ended, by us or by the server. */
  function forget(client: Client): void {
    if (ended.has(client)) return;
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
      // Without an answer, the idle connections are probably lost too, and each would have to time out.
      if (!(error instanceof DatabaseError)) for (const other of [...idle]) discard(other);
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
      for (const client of [...idle]) discard(client);
      for (const waiter of waiting.splice(0)) waiter.reject(new Error("The outbox is closed."));
    },
  };
}
