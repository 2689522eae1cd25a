import { createBuckets } from "./buckets";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a name's window starts with its first count, and a new one starts after it ends", () => {
  const buckets = createBuckets(2, 1_000, 10);
  buckets.add("a");
  jest.advanceTimersByTime(600);
  expect(buckets.wait("a")).toBe(0);
  buckets.add("a");
  expect(buckets.wait("a")).toBe(400);
  jest.advanceTimersByTime(400);
  expect(buckets.wait("a")).toBe(0);
  buckets.add("a");
  buckets.add("a");
  expect(buckets.wait("a")).toBe(1_000);
});

test("a flood of new names evicts only the oldest", () => {
  const buckets = createBuckets(1, 1_000, 3);
  for (const name of ["a", "b", "c", "d"]) buckets.add(name);
  expect(["a", "b", "c", "d"].map((name) => buckets.wait(name) > 0)).toEqual([false, true, true, true]);
});

test("a name whose window restarts becomes the newest", () => {
  const buckets = createBuckets(1, 1_000, 2);
  buckets.add("a");
  jest.advanceTimersByTime(500);
  buckets.add("b");
  jest.advanceTimersByTime(500);
  buckets.add("a");
  buckets.add("c");
  expect(["a", "b", "c"].map((name) => buckets.wait(name) > 0)).toEqual([true, false, true]);
});
