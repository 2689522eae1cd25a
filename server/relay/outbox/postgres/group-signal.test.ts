import { EventEmitter } from "node:events";
import type { Client } from "pg";
import { startSignal } from "./group-signal";

/** A connection that answers each statement in its own way. */
class FakeClient extends EventEmitter {
  readonly said: string[] = [];
  isEnded = false;
  constructor(readonly answer: (sql: string) => Promise<unknown> = async () => {}) {
    super();
  }
  query(sql: string) {
    this.said.push(sql);
    return this.answer(sql);
  }
  escapeLiteral = (text: string) => `'${text}'`;
  async end() {
    this.isEnded = true;
    this.emit("end");
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(...clients: FakeClient[]) {
  const onSignal = jest.fn();
  const connect = jest.fn(async () => clients.shift() as unknown as Client);
  return { onSignal, connect, signal: startSignal(connect, "one.example", onSignal) };
}

test("a connection on which it cannot listen is closed, and one other is opened", async () => {
  const broken = new FakeClient(() => Promise.reject(new Error("Query read timeout")));
  const fine = new FakeClient();
  const { connect, onSignal, signal } = setUp(broken, fine, new FakeClient());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(broken.isEnded).toBe(true);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(onSignal).toHaveBeenCalledTimes(1);
  signal.announce();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fine.said.at(-1)).toContain("NOTIFY relay, 'one.example'");
  signal.close();
  expect(fine.isEnded).toBe(true);
});

test("when its connection ends, it opens another and looks for what came in meanwhile", async () => {
  const first = new FakeClient();
  const { connect, onSignal, signal } = setUp(first, new FakeClient());
  await jest.advanceTimersByTimeAsync(0);
  first.emit("end");
  expect(onSignal).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(onSignal).toHaveBeenCalledTimes(2);
  signal.close();
});

test("a connection that comes after the end is closed", async () => {
  const late = new FakeClient();
  const { signal, onSignal } = setUp(late);
  signal.close();
  await jest.advanceTimersByTimeAsync(0);
  expect([late.isEnded, late.said]).toEqual([true, []]);
  expect(onSignal).not.toHaveBeenCalled();
});
