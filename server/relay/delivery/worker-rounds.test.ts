import { archive, createTestLog, desk, validRequest } from "../../testing/test-relay";
import type { ClaimedRequest, RequestState } from "../outbox/outbox";
import type { Reply, Sent } from "./replies";
import { startWorker } from "./worker";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T18:05:19.123Z") }));
afterEach(() => jest.useRealTimers());

const accepted: Reply = { recipient: desk, kind: "accepted", code: 250, isPersonal: false };
const refused: Reply = { recipient: desk, kind: "permanent", code: 550, isPersonal: true };
const sent = (reply: Reply, isServerFine = true): Sent => ({ replies: [reply], isServerFine });

/** A worker over an outbox that hands out the given requests, and answers of the mail server in their order. */
function setUp(ids: readonly string[], answers: readonly Sent[], changes: Partial<ClaimedRequest> = {}) {
  const recipients = [{ address: desk, tries: 0, refusals: 0 }];
  const waiting = ids.map((id): ClaimedRequest => {
    return { ...validRequest, id, recipients, isDeliveredToAny: false, ...changes };
  });
  const left = [...answers];
  const outbox = {
    claim: jest.fn(async (count: number) => waiting.splice(0, count)),
    settle: jest.fn(async (..._: unknown[]): Promise<RequestState> => "settled"),
    release: jest.fn(async (_: readonly string[]) => {}),
    nextDue: jest.fn(async (): Promise<number | undefined> => undefined),
  };
  const deliver = jest.fn(async (_: ClaimedRequest) => left.shift() ?? sent(accepted));
  const hooks = { onTried: jest.fn(), onOutbox: jest.fn() };
  const log = createTestLog();
  const start = async () => {
    const worker = startWorker({ outbox, deliver, log, hooks });
    await jest.advanceTimersByTimeAsync(0);
    return worker;
  };
  return { waiting, outbox, deliver, hooks, log, start };
}
const delivered = { recipient: desk, outcome: "delivered", code: 250 };
const failure = sent({ recipient: desk, kind: "temporary", code: 421, isPersonal: false }, false);

test("each delivery is recorded, logged with the time since the request, and reported once", async () => {
  const { outbox, hooks, log, start } = setUp(["1", "2"], []);
  await (await start()).stop();
  expect(outbox.claim.mock.calls).toEqual([[1], [1], [1]]);
  expect(outbox.settle.mock.calls).toEqual([
    ["1", [delivered]],
    ["2", [delivered]],
  ]);
  expect(outbox.release).not.toHaveBeenCalled();
  expect(log.lines).toEqual(
    ["1", "2"].map((requestId) => ({ level: "info", message: "delivered", requestId, seconds: 10 })),
  );
  expect(hooks.onTried.mock.calls).toEqual(["1", "2"].map(() => ["delivered", expect.any(Number)]));
  expect(hooks.onOutbox.mock.calls).toEqual([[]]);
});

test("a failure of the server ends the round, and the time until the next ones doubles", async () => {
  const { waiting, outbox, deliver, log, start } = setUp(["1", "2", "3"], [failure, failure, failure]);
  const worker = await start();
  expect(waiting).toHaveLength(2);
  for (const [tries, backoff] of [2_000, 4_000].entries()) {
    worker.wake();
    await jest.advanceTimersByTimeAsync(backoff - 1);
    expect(deliver).toHaveBeenCalledTimes(tries + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(deliver).toHaveBeenCalledTimes(tries + 2);
  }
  expect(outbox.settle).toHaveBeenCalledTimes(3);
  expect(log.lines[0]).toEqual({
    ...{ level: "warn", message: "delivery failed", requestId: "1", code: 421, outcome: "postponed" },
    ...{ retryInSeconds: 2, cause: undefined },
  });
  await worker.stop();
});

test("occasional failures of the server do not increase the time until the next round", async () => {
  const answers = [sent(accepted), failure, sent(accepted), failure, sent(accepted), failure];
  const { deliver, start } = setUp(["1", "2", "3", "4", "5", "6"], answers);
  const worker = await start();
  for (const tries of [2, 4, 6]) {
    expect(deliver).toHaveBeenCalledTimes(tries);
    await jest.advanceTimersByTimeAsync(2_000);
  }
  await worker.stop();
});

test.each([
  ["ends the round when nobody has the mail", false, "refused", 1],
  ["is final, and the next mail is sent, when somebody else has it", true, "dead", 2],
])("a refusal of the only address %s", async (_, isDeliveredToAny, outcome, tries) => {
  const { deliver, hooks, log, start } = setUp(["1", "2"], [sent(refused)], { isDeliveredToAny });
  const worker = await start();
  expect(deliver).toHaveBeenCalledTimes(tries);
  expect(hooks.onTried.mock.calls[0]).toEqual([outcome, expect.any(Number)]);
  if (outcome === "dead")
    expect(log.lines[0]).toEqual({
      level: "error",
      message: "a recipient of MAIL_TO was permanently refused and will not get this request",
      ...{ requestId: "1", code: 550, cause: undefined },
    });
  await worker.stop();
});

test.each([
  ["until the next request is due", async () => Date.now() + 5_000, 5_000],
  ["a minute at most, as an operator may change the outbox", async () => Date.now() + 3_600_000, 60_000],
  ["a minute when nothing is waiting", async () => undefined, 60_000],
  ["a minute when the outbox cannot tell", () => Promise.reject(new Error("disk full")), 60_000],
])("the worker sleeps %s", async (_, nextDue, sleep) => {
  const { outbox, log, start } = setUp([], []);
  outbox.nextDue.mockImplementation(nextDue);
  const worker = await start();
  await jest.advanceTimersByTimeAsync(sleep - 1);
  expect(outbox.claim).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(outbox.claim).toHaveBeenCalledTimes(2);
  worker.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(outbox.claim).toHaveBeenCalledTimes(3);
  expect(log.lines).toEqual([]);
  await worker.stop();
});

test("each try is reported with its duration", async () => {
  const { deliver, hooks, start } = setUp(["1"], []);
  deliver.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return sent(accepted);
  });
  const worker = await start();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(hooks.onTried.mock.calls).toEqual([["delivered", 1_500]]);
  await worker.stop();
});

test.each<[string, string[], number]>([
  ["one address and the whole mail are refused", [desk], 2],
  ["both addresses are refused", [desk, archive], 1],
  ["the whole mail is refused", [], 2],
])("when %s, the next mail is sent if that was about more than addresses", async (_, personal, tries) => {
  const replies = [desk, archive].map((recipient) => {
    return { ...refused, recipient, isPersonal: personal.includes(recipient) };
  });
  const { deliver, start } = setUp(["1", "2"], [{ replies, isServerFine: true }]);
  const worker = await start();
  expect(deliver).toHaveBeenCalledTimes(tries);
  await worker.stop();
});

test("an outbox that fails is reported and tried again, and no mail is sent twice meanwhile", async () => {
  const { outbox, deliver, hooks, log, start } = setUp(["1", "2"], []);
  const full = new Error("disk full");
  outbox.settle.mockRejectedValueOnce(full);
  const worker = await start();
  expect(hooks.onOutbox.mock.calls).toEqual([[], [full]]);
  expect(log.lines[1]).toEqual({ level: "error", message: "the outbox cannot be used", cause: full });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outbox.settle.mock.calls).toEqual(Array(2).fill(["1", [delivered]]));
  expect(outbox.release.mock.calls).toEqual([[["2"]]]);
  expect(deliver).toHaveBeenCalledTimes(1);
  await worker.stop();
});

test("a request that was claimed but not tried when the worker stops is released once", async () => {
  const { outbox, deliver, start } = setUp(["1", "2"], []);
  let finish = (_: Sent) => {};
  deliver.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  outbox.settle.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new Error("disk full");
  });
  const worker = await start();
  finish(sent(accepted));
  await jest.advanceTimersByTimeAsync(50);
  const stopped = worker.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  await stopped;
  expect(outbox.release.mock.calls).toEqual([[["2"]]]);
  expect(deliver).toHaveBeenCalledTimes(1);
});
