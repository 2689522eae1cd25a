import { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { desk } from "../../testing/test-relay";
import { setUpTransport } from "../../testing/transport";

jest.setTimeout(20_000);

const { mailServer, send } = setUpTransport();

/** Advances fake time, by 5 s at most, until a condition is true, and lets the mail server run in between. */
async function advanceUntil(condition: () => boolean): Promise<void> {
  for (let step = 0; !condition() && step < 5_000; step++) {
    await jest.advanceTimersByTimeAsync(1);
    await new Promise(setImmediate);
  }
  if (!condition()) throw new Error("The condition did not become true.");
}

/** Replaces Node's internal socket timeout, which fake timers do not control, by one that they do. */
function fakeSocketTimeouts(): void {
  jest.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, time) {
    const timers = socketTimers.get(this) ?? [];
    for (const timer of timers.splice(0)) clearTimeout(timer);
    if (time > 0) timers.push(setTimeout(() => this.emit("timeout"), time));
    socketTimers.set(this, timers);
    return this;
  });
}
const socketTimers = new WeakMap<Socket, NodeJS.Timeout[]>();

test.each([
  [65_000, "accepted"],
  [9.5 * 60_000, "accepted"],
  [10.5 * 60_000, "temporary"],
])("when the reply after the mail data takes %i ms, the result is %s", async (delay, kind) => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  fakeSocketTimeouts();
  let answer: (() => void) | undefined;
  const server = await mailServer({
    socketTimeout: 24 * 60 * 60_000,
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () => {
        answer = () => done(null);
      });
    },
  });
  let isOver = false;
  const sent = send(server.url, {}, [desk]).finally(() => {
    isOver = true;
  });
  await advanceUntil(() => answer !== undefined);
  await jest.advanceTimersByTimeAsync(delay);
  expect(isOver).toBe(kind === "temporary");
  answer?.();
  expect((await sent).replies).toMatchObject([{ recipient: desk, kind }]);
});

test.each<[string, SMTPServerOptions, number]>([
  ["does not greet", { onConnect: () => {} }, 31_000],
  ["does not answer a command", { onMailFrom: () => {} }, 91_000],
])("a server that %s times out early", async (_, options, limit) => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  let isCalled = false;
  const recordCall = (handler: unknown) =>
    typeof handler === "function"
      ? () => {
          isCalled = true;
        }
      : undefined;
  const server = await mailServer(
    Object.fromEntries(Object.entries(options).map(([name, handler]) => [name, recordCall(handler)])),
  );
  const sent = send(server.url, {}, [desk]);
  await advanceUntil(() => isCalled);
  await jest.advanceTimersByTimeAsync(limit);
  expect((await sent).replies).toMatchObject([{ kind: "temporary" }]);
});
