import { createWakeableTimer } from "./wakeable-timer";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Starts a wait, and returns a function that says whether it has ended. */
function started(wait: Promise<void>): () => Promise<boolean> {
  let isOver = false;
  void wait.then(() => {
    isOver = true;
  });
  return async () => {
    await jest.advanceTimersByTimeAsync(0);
    return isOver;
  };
}

test.each(["sleep", "backOff"] as const)("%s() lasts its time", async (kind) => {
  const isOver = started(createWakeableTimer()[kind](1_000));
  await jest.advanceTimersByTimeAsync(999);
  expect(await isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

test("wake() ends a sleep, and not the one after it", async () => {
  const timer = createWakeableTimer();
  const first = started(timer.sleep(1_000));
  timer.wake();
  expect(await first()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(await started(timer.sleep(1_000))()).toBe(false);
});

test("wake() before a sleep ends it at once, and only it", async () => {
  const timer = createWakeableTimer();
  timer.wake();
  expect(await started(timer.sleep(1_000))()).toBe(true);
  expect(await started(timer.sleep(1_000))()).toBe(false);
});

test("wake() does not end a backoff, but the sleep after it", async () => {
  const timer = createWakeableTimer();
  const isOver = started(timer.backOff(1_000));
  timer.wake();
  expect(await isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await isOver()).toBe(true);
  expect(await started(timer.sleep(1_000))()).toBe(true);
});

test("a sleep after a backoff can be woken", async () => {
  const timer = createWakeableTimer();
  const backoff = timer.backOff(1_000);
  await jest.advanceTimersByTimeAsync(1_000);
  await backoff;
  const isOver = started(timer.sleep(1_000));
  timer.wake();
  expect(await isOver()).toBe(true);
});

test.each(["sleep", "backOff"] as const)("stop() ends a %s() and all later waits at once", async (kind) => {
  const timer = createWakeableTimer();
  const isOver = started(timer[kind](1_000));
  timer.stop();
  expect(await isOver()).toBe(true);
  expect(await started(timer.sleep(1_000))()).toBe(true);
  expect(await started(timer.backOff(1_000))()).toBe(true);
});
