import { EventEmitter } from "node:events";
import { type Client, DatabaseError } from "pg";
import { createPool } from "./pool";

/** A connection whose queries are answered by the test. */
class FakeClient extends EventEmitter {
  readonly asked: ReturnType<typeof withResolvers<{ rows: object[] }>>[] = [];
  isEnded = false;
  query() {
    const answer = withResolvers<{ rows: object[] }>();
    this.asked.push(answer);
    return answer.promise;
  }
  /** Says that it will end, and never does, like a connection to a machine that is gone. */
  end() {
    this.isEnded = true;
    return new Promise<void>(() => {});
  }
}

function withResolvers<Value>() {
  let resolve = (_: Value) => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<Value>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

function setUp(most: number, connect?: () => Promise<FakeClient>) {
  const clients: FakeClient[] = [];
  const add = async () => {
    const client = connect ? await connect() : new FakeClient();
    clients.push(client);
    return client as unknown as Client;
  };
  return { clients, pool: createPool(add, most) };
}

/** Lets what is ready run. */
const turn = () => new Promise<void>((done) => setImmediate(done));
const answer = { rows: [] };
const lost = new Error("Query read timeout");

test("a connection that was lost is replaced, even if closing it takes forever", async () => {
  const { clients, pool } = setUp(1);
  const first = pool.query("SELECT 1");
  await turn();
  clients[0]?.asked[0]?.reject(lost);
  await expect(first).rejects.toThrow(lost);
  const second = pool.query("SELECT 2");
  await turn();
  clients[1]?.asked[0]?.resolve(answer);
  expect(await second).toEqual([]);
});

test("when a connection is lost, idle ones are not tried one after the other", async () => {
  const { clients, pool } = setUp(3);
  const queries = [1, 2, 3].map(() => pool.query("SELECT 1"));
  await turn();
  for (const client of clients) client.asked[0]?.resolve(answer);
  await Promise.all(queries);
  const broken = pool.query("SELECT 2");
  await turn();
  clients.find(({ asked }) => asked.length === 2)?.asked[1]?.reject(lost);
  await expect(broken).rejects.toThrow(lost);
  expect(clients.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
});

test("an error that the database reports closes only its own connection", async () => {
  const { clients, pool } = setUp(2);
  const queries = [1, 2].map(() => pool.query("SELECT 1"));
  await turn();
  clients[0]?.asked[0]?.resolve(answer);
  clients[1]?.asked[0]?.reject(new DatabaseError("duplicate key", 1, "error"));
  await Promise.allSettled(queries);
  expect(clients.map(({ isEnded }) => isEnded)).toEqual([false, true]);
});

test("when no connection can be made, nobody waits for one", async () => {
  const refusal = withResolvers<FakeClient>();
  const { pool } = setUp(1, () => refusal.promise);
  const queries = [1, 2, 3].map(() => pool.query("SELECT 1"));
  const settled = Promise.allSettled(queries);
  await turn();
  refusal.reject(new Error("refused"));
  await turn();
  const state = await Promise.race([settled, turn().then(() => "still waiting")]);
  expect(state).toEqual(queries.map(() => ({ status: "rejected", reason: new Error("refused") })));
});

test("nobody waits for a connection of a closed pool", async () => {
  const { clients, pool } = setUp(1);
  const [first, second] = [pool.query("SELECT 1"), pool.query("SELECT 2")];
  await turn();
  pool.close();
  await expect(second).rejects.toThrow("closed");
  clients[0]?.asked[0]?.resolve(answer);
  await first;
  expect(clients[0]?.isEnded).toBe(true);
});

test("a connection that comes after its caller has given up is used by the next one", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"] });
  const second = withResolvers<FakeClient>();
  const connecting = [Promise.resolve(new FakeClient()), second.promise];
  const { clients, pool } = setUp(1, () => connecting.shift() ?? Promise.reject(new Error("one too many")));
  const [first, waiter] = [pool.query("SELECT 1"), pool.query("SELECT 2")];
  const givenUp = expect(waiter).rejects.toThrow("in use for too long");
  await turn();
  clients[0]?.asked[0]?.reject(lost);
  await expect(first).rejects.toThrow(lost);
  jest.advanceTimersByTime(5_000);
  await givenUp;
  second.resolve(new FakeClient());
  await turn();
  const next = pool.query("SELECT 3");
  await turn();
  clients[1]?.asked[0]?.resolve(answer);
  expect(await next).toEqual([]);
  jest.useRealTimers();
});
