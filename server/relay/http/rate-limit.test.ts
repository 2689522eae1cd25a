/** @jest-environment node */
import type { Sender } from "./client-address";
import { createRateLimits, defaultRateLimit } from "./rate-limit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const from = (address: string, network = address): Sender => ({ address, network, isUnread: false });
const roomy = { perAddress: 20, perNetwork: 200, seconds: 600, perNetworkASecond: 200, overall: 100 };
const times = <Result>(count: number, ask: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => ask(index));
const passed = (waits: (number | undefined)[]) => waits.filter((wait) => wait === undefined).length;

test("allows what was decided", () => {
  expect(defaultRateLimit).toEqual({
    ...{ perAddress: 20, perNetwork: 200, seconds: 600, perNetworkASecond: 20, overall: 100 },
  });
});

test("lets an address send up to its limit, then says how long to wait", () => {
  const { ofSender } = createRateLimits({ ...roomy, perAddress: 2 });
  expect([ofSender(from("a")), ofSender(from("a"))]).toEqual([undefined, undefined]);
  jest.advanceTimersByTime(200_500);
  expect(ofSender(from("a"))).toBe(400);
  expect(ofSender(from("b"))).toBeUndefined();
  jest.advanceTimersByTime(399_500);
  expect(ofSender(from("a"))).toBeUndefined();
});

test("lets a network send up to its limit, whatever its addresses", () => {
  const { ofSender } = createRateLimits({ ...roomy, perNetwork: 30 });
  expect(passed(times(100, (index) => ofSender(from(`a${index}`, "a"))))).toBe(30);
  expect(ofSender(from("a100", "a"))).toBe(600);
  expect(ofSender(from("b1", "b"))).toBeUndefined();
});

test("lets a network send up to its limit of a second, and more in the next", () => {
  const { ofSender } = createRateLimits({ ...roomy, perNetworkASecond: 5 });
  expect(passed(times(50, (index) => ofSender(from(`a${index}`, "a"))))).toBe(5);
  expect(ofSender(from("a50", "a"))).toBe(1);
  jest.advanceTimersByTime(1_000);
  expect(passed(times(50, (index) => ofSender(from(`b${index}`, "a"))))).toBe(5);
});

test("lets everyone together send up to the limit of all", () => {
  const { ofEveryone } = createRateLimits({ ...roomy, overall: 3 });
  expect(times(4, ofEveryone)).toEqual([undefined, undefined, undefined, 1]);
  jest.advanceTimersByTime(1_000);
  expect(ofEveryone()).toBeUndefined();
});

test("who is over their own limit takes nothing from the others of the network", () => {
  const { ofSender } = createRateLimits({ ...roomy, perAddress: 1, perNetwork: 2, perNetworkASecond: 2 });
  times(10, () => ofSender(from("greedy", "network")));
  expect(ofSender(from("modest", "network"))).toBeUndefined();
});

test("a clock that is set neither forgives anybody nor locks anybody out", () => {
  const { ofSender } = createRateLimits({ ...roomy, perAddress: 1 });
  ofSender(from("a"));
  jest.setSystemTime(Date.now() + 3_600_000);
  expect(ofSender(from("a"))).toBe(600);
  jest.setSystemTime(Date.now() - 7_200_000);
  jest.advanceTimersByTime(600_000);
  expect(ofSender(from("a"))).toBeUndefined();
});
