/** @jest-environment node */
import { withTimeout } from "./with-timeout";

test("work that never hears the signal is given up all the same", async () => {
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };
  await expect(withTimeout(50, work)).rejects.toThrow("within 50 ms");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("what is done in time comes to what it comes to", async () => {
  await expect(withTimeout(1_000, async () => "done")).resolves.toBe("done");
  await expect(withTimeout(1_000, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
