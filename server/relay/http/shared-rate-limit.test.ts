import type { SharedBucket } from "../outbox/outbox";
import { createSharedRateLimits, defaultRateLimit } from "./rate-limit";

const sender = { address: "192.0.2.1", network: "192.0.2.0/24", isUnread: false };

/** Limits of a relay whose group answers each count with a wait in milliseconds, or not at all. */
function limitsWith(count?: (buckets: readonly SharedBucket[]) => Promise<number>) {
  return createSharedRateLimits({ ...defaultRateLimit, perAddress: 2 }, () => count && { count });
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
