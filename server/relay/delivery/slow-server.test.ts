/** @jest-environment node */
import { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { desk } from "../../testing/test-relay";
import { setUpTransport } from "../../testing/transport";

jest.setTimeout(20_000);

const { mailServer, send } = setUpTransport();

/** Lets fake time go by, in which the other side gets on, for 5 s at most. */
async function passUntil(holds: () => boolean): Promise<void> {
  for (let step = 0; !holds() && step < 5_000; step++) {
    await jest.advanceTimersByTimeAsync(1);
    await new Promise(setImmediate);
  }
  if (!holds()) throw new Error("It did not come to that.");
}

/** Node's own timer for a socket's silence, which fake timers do not reach, in terms of those that they do. */
function fakeSilence(): void {
  jest.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, time) {
    const timers = silences.get(this) ?? [];
    for (const timer of timers.splice(0)) clearTimeout(timer);
    if (time > 0) timers.push(setTimeout(() => this.emit("timeout"), time));
    silences.set(this, timers);
    return this;
  });
}
const silences = new WeakMap<Socket, NodeJS.Timeout[]>();

test.each([
  [65_000, "accepted"],
  [9.5 * 60_000, "accepted"],
  [10.5 * 60_000, "temporary"],
])("when the answer to a whole mail takes %i ms, it is %s", async (delay, kind) => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  fakeSilence();
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
  await passUntil(() => answer !== undefined);
  await jest.advanceTimersByTimeAsync(delay);
  expect(isOver).toBe(kind === "temporary");
  answer?.();
  expect((await sent).replies).toMatchObject([{ recipient: desk, kind }]);
});

test.each<[string, SMTPServerOptions, number]>([
  ["greets late", { onConnect: () => {} }, 31_000],
  ["answers no command", { onMailFrom: () => {} }, 91_000],
])("a server that %s is given up soon", async (_, options, limit) => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  let isMet = false;
  const meet = (handler: unknown) =>
    typeof handler === "function"
      ? () => {
          isMet = true;
        }
      : undefined;
  const server = await mailServer(
    Object.fromEntries(Object.entries(options).map(([name, handler]) => [name, meet(handler)])),
  );
  const sent = send(server.url, {}, [desk]);
  await passUntil(() => isMet);
  await jest.advanceTimersByTimeAsync(limit);
  expect((await sent).replies).toMatchObject([{ kind: "temporary" }]);
});
