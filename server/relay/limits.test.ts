/** @jest-environment node */
import { allowance, createLimit } from "./limits";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("allows what was decided", () => {
  expect(allowance).toEqual({ perAddress: 20, seconds: 600, overall: 100 });
});

test("lets an address send so many in its time, then says how long to wait", async () => {
  const limit = createLimit({ perAddress: 2, seconds: 600, overall: 100 });
  expect([await limit("a"), await limit("a")]).toEqual([undefined, undefined]);
  jest.advanceTimersByTime(200_500);
  expect(await limit("a")).toBe(400);
  expect(await limit("b")).toBeUndefined();
  jest.advanceTimersByTime(400_000);
  expect(await limit("a")).toBeUndefined();
});

test("lets all together send so many in a second", async () => {
  const limit = createLimit({ perAddress: 20, seconds: 600, overall: 3 });
  const waits = await Promise.all(["a", "b", "c", "d"].map((address) => limit(address)));
  expect(waits).toEqual([undefined, undefined, undefined, 1]);
  jest.advanceTimersByTime(1_000);
  expect(await limit("d")).toBeUndefined();
});

test("who is over the own limit takes nothing from the others", async () => {
  const limit = createLimit({ perAddress: 1, seconds: 600, overall: 2 });
  for (let i = 0; i < 10; i++) await limit("greedy");
  expect(await limit("modest")).toBeUndefined();
});
