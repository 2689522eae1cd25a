import type { SharedBucket } from "../outbox/outbox";
import type { Sender } from "./client-address";
import { createBuckets, createRateLimits, defaultRateLimit } from "./rate-limit";

describe("rate limit", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const from = (address: string, network = address): Sender => ({ address, network, isUnread: false });
  const generous = { perAddress: 20, perNetwork: 200, seconds: 600, perNetworkASecond: 200, overall: 100 };
  const times = <Result>(count: number, act: (index: number) => Result) =>
    Array.from({ length: count }, (_, index) => act(index));
  const passed = (waits: unknown[]) => waits.filter((wait) => wait === undefined).length;

  test("has the limits that were agreed on", () => {
    expect(defaultRateLimit).toEqual({
      ...{ perAddress: 20, perNetwork: 200, seconds: 600, perNetworkASecond: 20, overall: 100 },
    });
  });

  test("accepts requests from an address up to its limit, then says how long to wait", () => {
    const { ofSender } = createRateLimits({ ...generous, perAddress: 2 });
    expect([ofSender(from("a")), ofSender(from("a"))]).toEqual([undefined, undefined]);
    jest.advanceTimersByTime(200_500);
    expect(ofSender(from("a"))).toBe(400);
    expect(ofSender(from("b"))).toBeUndefined();
    jest.advanceTimersByTime(399_500);
    expect(ofSender(from("a"))).toBeUndefined();
  });

  test("accepts requests from a network up to its limit, whatever its addresses", () => {
    const { ofSender } = createRateLimits({ ...generous, perNetwork: 30 });
    expect(passed(times(100, (index) => ofSender(from(`a${index}`, "a"))))).toBe(30);
    expect(ofSender(from("a100", "a"))).toBe(600);
    expect(ofSender(from("b1", "b"))).toBeUndefined();
  });

  test("accepts requests from a network up to its limit per second, and more in the next second", () => {
    const { ofSender } = createRateLimits({ ...generous, perNetworkASecond: 5 });
    expect(passed(times(50, (index) => ofSender(from(`a${index}`, "a"))))).toBe(5);
    expect(ofSender(from("a50", "a"))).toBe(1);
    jest.advanceTimersByTime(1_000);
    expect(passed(times(50, (index) => ofSender(from(`b${index}`, "a"))))).toBe(5);
  });

  test("accepts requests from everyone together up to the overall limit", () => {
    const { ofEveryone } = createRateLimits({ ...generous, overall: 3 });
    expect(times(4, ofEveryone)).toEqual([undefined, undefined, undefined, 1]);
    jest.advanceTimersByTime(1_000);
    expect(ofEveryone()).toBeUndefined();
  });

  test("what is given back counts neither for its address nor for its network, but in its second", () => {
    const few = { perAddress: 2, perNetwork: 4, perNetworkASecond: 10 };
    const { ofSender, giveBack } = createRateLimits({ ...generous, ...few });
    giveBack(from("a", "network"));
    const tried = times(20, () => {
      const wait = ofSender(from("a", "network"));
      if (wait === undefined) giveBack(from("a", "network"));
      return wait;
    });
    expect(passed(tried)).toBe(10);
    jest.advanceTimersByTime(1_000);
    expect(passed(times(5, () => ofSender(from("a", "network"))))).toBe(2);
    expect(passed(times(5, (index) => ofSender(from(`b${index}`, "network"))))).toBe(2);
    jest.advanceTimersByTime(600_000);
    ofSender(from("a", "network"));
    // The second one is of a request from before this window.
    for (const _ of [1, 2]) giveBack(from("a", "network"));
    expect(passed(times(5, () => ofSender(from("a", "network"))))).toBe(2);
  });

  test("an address over its own limit does not use up its network's limit", () => {
    const few = { perAddress: 1, perNetwork: 2, perNetworkASecond: 2 };
    const { ofSender } = createRateLimits({ ...generous, ...few });
    times(10, () => ofSender(from("greedy", "network")));
    expect(ofSender(from("modest", "network"))).toBeUndefined();
  });

  test("setting the system clock neither lifts a limit nor extends it", () => {
    const { ofSender } = createRateLimits({ ...generous, perAddress: 1 });
    ofSender(from("a"));
    jest.setSystemTime(Date.now() + 3_600_000);
    expect(ofSender(from("a"))).toBe(600);
    jest.setSystemTime(Date.now() - 7_200_000);
    jest.advanceTimersByTime(600_000);
    expect(ofSender(from("a"))).toBeUndefined();
  });

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
});

describe("shared rate limit", () => {
  const sender = { address: "192.0.2.1", network: "192.0.2.0/24", isUnread: false };

  /** Limits of a relay whose group answers each count with a wait in milliseconds, or not at all. */
  function limitsWith(count?: (buckets: readonly SharedBucket[]) => Promise<number>) {
    return createRateLimits({ ...defaultRateLimit, perAddress: 2 }, () => count && { count });
  }

  test("counts address and network in the group, and then everyone", async () => {
    const count = jest.fn(async (_: readonly SharedBucket[]) => 0);
    const limits = limitsWith(count);
    expect([await limits.ofSender(sender), await limits.ofEveryone()]).toEqual([undefined, undefined]);
    expect(count.mock.calls).toEqual([
      [
        [
          { name: "address 192.0.2.1", most: 2, milliseconds: 600_000 },
          { name: "network 192.0.2.0/24", most: 200, milliseconds: 600_000 },
          { name: "network now 192.0.2.0/24", most: 20, milliseconds: 1_000 },
        ],
      ],
      [[{ name: "everyone", most: 100, milliseconds: 1_000 }]],
    ]);
  });

  test("refuses what the group refuses, in whole seconds", async () => {
    const limits = limitsWith(async () => 1_001);
    expect([await limits.ofSender(sender), await limits.ofEveryone()]).toEqual([2, 2]);
  });

  test.each([
    ["is alone", undefined],
    ["cannot ask the group", () => Promise.reject(new Error("away"))],
  ])("a relay that %s keeps its own limits", async (_, count) => {
    const limits = limitsWith(count);
    for (const wait of [undefined, undefined, 600]) expect(await limits.ofSender(sender)).toBe(wait);
  });

  test("a flood that this relay refuses by itself is not passed on", async () => {
    const count = jest.fn(async () => 0);
    const limits = limitsWith(count);
    for (let number = 0; number < 50; number++) await limits.ofSender(sender);
    expect(count).toHaveBeenCalledTimes(2);
  });
});
