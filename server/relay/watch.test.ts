/** @jest-environment node */

import { keepLog } from "./test-relay";
import { createWatch, healthOf } from "./watch";

const minute = 60_000;
let oldest: Date | undefined;
const counts = { late: 0, dead: 0, unreadable: 0 };
const outbox = {
  standing: async () => (oldest ? { ...counts, waiting: 3, oldest } : { ...counts, waiting: 0 }),
};

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z") }));
afterEach(() => {
  jest.useRealTimers();
  oldest = undefined;
});

test.each<[string, number | undefined, string]>([
  ["nothing waits", undefined, "ok"],
  ["something has waited for 15 minutes", 15, "ok"],
  ["something has waited for longer", 15.1, "degraded"],
])("when %s, health is as it should be", async (_, minutes, health) => {
  oldest = minutes === undefined ? undefined : new Date(Date.now() - minutes * minute);
  expect(await healthOf(outbox, keepLog())).toBe(health);
});

test("an outbox that cannot be read is said to be down", async () => {
  const log = keepLog();
  const broken = { standing: () => Promise.reject(new Error("locked")) };
  expect(await healthOf(broken, log)).toBe("down");
  expect(log.lines).toMatchObject([{ level: "error", message: "the outbox cannot be read" }]);
});

test("raises an error line each 15 minutes while something waits for longer than that", async () => {
  const log = keepLog();
  const watch = createWatch(outbox, log);
  oldest = new Date();
  const raisedAt: number[] = [];
  for (let minutes = 0; minutes <= 50; minutes++) {
    await watch();
    if (log.lines.length > raisedAt.length) raisedAt.push(minutes);
    jest.advanceTimersByTime(minute);
  }
  expect(raisedAt).toEqual([16, 31, 46]);
  expect(log.lines[0]).toEqual({
    level: "error",
    message: "requests wait for delivery for too long",
    waiting: 3,
    oldest: "2026-11-20T18:00:00.000Z",
  });
});
