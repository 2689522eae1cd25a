import { until } from "../testing/test-relay";
import { withTimeout } from "./with-timeout";

test("rejects after the timeout even if the work ignores the signal", async () => {
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };
  await expect(withTimeout(50, work)).rejects.toThrow("within 50 ms");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("settles like work that finishes in time", async () => {
  await expect(withTimeout(1_000, async () => "done")).resolves.toBe("done");
  await expect(withTimeout(1_000, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("waiting for what does not come true ends with an error that says what it was", async () => {
  const mails: string[] = [];
  await expect(until(() => mails.length > 0, 0.05)).rejects.toThrow(/within 0.05 s: .*mails\.length > 0/);
});
